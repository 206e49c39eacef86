import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { Field, PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";
import { hasLongText } from "../rich-text/has-text.ts";
import { publicStates, stateField } from "../translation/language-state.ts";
import { linksIn } from "../rich-text/links.ts";
import { plainTextOf, textOf, type RichTextNode } from "../rich-text/rich-text-state.ts";

/** A link in a published text. */
export interface PublishedLink {
  /** The slug of the collection or global. */
  place: string;
  /** The id of the entry; `null` for a page. */
  entry: number | null;
  /** The title of the entry; empty for a page. */
  title: string;
  language: Locale;
  /** The words of the link. */
  words: string;
  node: RichTextNode;
}

/** The long texts of a document that was read in one language. */
function textsOf(fields: Field[], value: unknown): unknown[] {
  return fields.flatMap((field) => {
    if (field.type === "richText") return [propertyOf(value, field.name)];
    if (!("fields" in field)) return [];
    const inner = "name" in field && field.name ? propertyOf(value, field.name) : value;
    return (Array.isArray(inner) ? inner : [inner]).flatMap((part: unknown) => textsOf(field.fields, part));
  });
}

/** All links in the published texts of all languages. */
export async function collectLinks({ payload }: Pick<PayloadRequest, "payload">): Promise<PublishedLink[]> {
  const links: PublishedLink[] = [];
  const collect = (fields: Field[], doc: unknown, about: Omit<PublishedLink, "words" | "node">) => {
    const state = propertyOf(doc, stateField[about.language]);
    const isPublic = state === undefined || publicStates.some((known) => known === state);
    if (!isPublic || propertyOf(doc, "_status") === "draft") return;
    for (const text of textsOf(fields, doc))
      for (const node of linksIn(propertyOf(text, "root")))
        links.push({ ...about, words: plainTextOf(node).trim().slice(0, 300), node });
  };
  const { collections, globals } = payload.config;
  for (const language of locales) {
    const reading = { locale: language, fallbackLocale: false, depth: 0, draft: false } as const;
    for (const { slug, fields, admin } of collections.filter((each) => hasLongText(each.fields))) {
      const { docs } = await payload.find({ collection: slug, ...reading, pagination: false });
      for (const doc of docs as unknown[]) {
        const title = textOf(propertyOf(doc, admin.useAsTitle ?? "id"));
        collect(fields, doc, { place: slug, entry: Number(propertyOf(doc, "id")), title, language });
      }
    }
    for (const { slug, fields } of globals.filter((each) => hasLongText(each.fields)))
      collect(fields, await payload.findGlobal({ slug, ...reading }), {
        ...{ place: slug, entry: null, title: "", language },
      });
  }
  return links;
}
