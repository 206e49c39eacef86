import { getTranslation, type I18nClient } from "@payloadcms/translations";
import type { Payload } from "payload";
import type { BrokenLink } from "../payload-types.ts";

/** The text that holds a broken link: its name, and its address in the admin, in the language of the text. */
export function findPlace(
  { config }: Pick<Payload, "config">,
  i18n: Pick<I18nClient, "language" | "t" | "fallbackLanguage">,
  { place, entry, title, language }: Pick<BrokenLink, "place" | "entry" | "title" | "language">,
) {
  const page = config.globals.find(({ slug }) => slug === place);
  return {
    name: title || (page ? getTranslation(page.label, i18n) : String(entry ?? "")),
    href: page
      ? `/admin/globals/${page.slug}?locale=${language}`
      : `/admin/collections/${String(place)}/${String(entry)}?locale=${language}`,
  };
}
