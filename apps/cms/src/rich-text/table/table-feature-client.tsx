"use client";

import { TableFeatureClient as PayloadsTableFeature } from "@payloadcms/richtext-lexical/client";
import { languageOf } from "../../language.ts";
import { TableMenuPlugin } from "./table-menu-plugin.tsx";

const names = { en: "Table", ar: "جدول" };

/** The item of a menu that inserts a table, with its name in the language of the admin. */
const named = <Item extends { key: string }>(item: Item) => ({
  ...item,
  keywords: Object.values(names),
  label: ({ i18n }: { i18n: { language: string } }) => names[languageOf(i18n.language)],
});

/** Payload's tables in the editor, named in both languages. */
export function TableFeatureClient(props: Parameters<typeof PayloadsTableFeature>[0]) {
  const provider = PayloadsTableFeature(props);
  const { feature } = provider;
  if (typeof feature === "function") return provider;
  const { slashMenu, toolbarFixed } = feature;
  return {
    ...provider,
    feature: {
      ...feature,
      plugins: [...(feature.plugins ?? []), { Component: TableMenuPlugin, position: "normal" }],
      slashMenu: {
        ...slashMenu,
        groups: slashMenu?.groups?.map((group) => ({ ...group, items: group.items.map(named) })),
      },
      toolbarFixed: {
        groups: toolbarFixed?.groups.map((group) => ({ ...group, items: group.items.map(named) })) ?? [],
      },
    },
  };
}
