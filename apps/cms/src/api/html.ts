import { chartHtml } from "../charts/chart-html.ts";
import { explainTerms } from "../rich-text/explain-terms.ts";
import { sanitizeText, toHtml } from "../rich-text/to-html.ts";
import type { Translated } from "./fallback.ts";
import { findPublished } from "./find-published.ts";
import type { ReadContext } from "./public-read.ts";

type Reading = Pick<ReadContext, "draft" | "locale">;

/** Writes the rich texts of a document as HTML, each in its actual language. Previews show drafts of their charts. */
export const htmlOf =
  <Document extends object>({ doc, untranslated }: Translated<Document>, { draft, locale }: Reading) =>
  (field: keyof Document & string): string =>
    toHtml(doc[field], untranslated.includes(field) ? "en" : locale, Boolean(draft), locale);

/** A rich text as `htmlOf` writes it, with the terms of the glossary explained where they stand (ART-11). */
export async function explainedHtml<Document extends object>(
  entry: Translated<Document>,
  field: keyof Document & string,
  context: ReadContext,
): Promise<string> {
  const locale = entry.untranslated.includes(field) ? "en" : context.locale;
  const { docs } = await findPublished({ ...context, locale }, "words-in-markets", {
    only: ["title", "excerpt"],
  });
  const terms = docs.flatMap(({ doc: { id, title, excerpt }, untranslated }) =>
    excerpt && untranslated.length === 0 ? [{ id, title, excerpt }] : [],
  );
  return explainTerms(htmlOf(entry, context)(field), terms, field);
}

/** The figure of the chart of a document (`docs/charts.md`); `""` without one. */
export const chartOfEntry = (chart: unknown, { draft, locale }: Reading): string =>
  sanitizeText(chartHtml(chart, locale, Boolean(draft)));
