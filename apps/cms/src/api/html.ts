import type { Locale } from "@miqyas/contract";
import { toHtml } from "../rich-text/to-html.ts";
import type { Translated } from "./fallback.ts";

/** Writes the rich texts of a document as HTML, each in its actual language. */
export const htmlOf =
  <Document extends object>({ doc, untranslated }: Translated<Document>, locale: Locale) =>
  (field: keyof Document & string): string =>
    toHtml(doc[field], untranslated.includes(field) ? "en" : locale);
