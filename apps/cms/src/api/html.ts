import type { Locale } from "@miqyas/contract";
import { chartHtml } from "../charts/chart-html.ts";
import { explainTerms, type Term } from "../rich-text/explain-terms.ts";
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

/** The words of the glossary that are explained in a language: those that have a title and a meaning in it. */
async function findTerms(context: ReadContext, locale: Locale): Promise<Term[]> {
  const { docs } = await findPublished({ ...context, locale }, "words-in-markets", {
    only: ["title", "excerpt"],
    ownTextsOnly: true,
  });
  return docs.flatMap(({ doc: { id, title, excerpt } }) =>
    title && excerpt?.trim() ? [{ id, title, excerpt }] : [],
  );
}

/** Rich texts as `htmlOf` writes them, with the terms of the glossary explained where they stand (ART-11). */
export async function explainedHtml<Document extends object, Field extends keyof Document & string>(
  entry: Translated<Document>,
  fields: readonly Field[],
  context: ReadContext,
): Promise<Record<Field, string>> {
  const localeOf = (field: Field) => (entry.untranslated.includes(field) ? "en" : context.locale);
  const languages = [...new Set(fields.map(localeOf))];
  const terms = new Map(
    await Promise.all(languages.map(async (locale) => [locale, await findTerms(context, locale)] as const)),
  );
  const html = htmlOf(entry, context);
  const texts = fields.map((field) => [
    field,
    explainTerms(html(field), terms.get(localeOf(field)) ?? [], field),
  ]);
  return Object.fromEntries(texts) as Record<Field, string>;
}

/** The figure of the chart of a document (`docs/charts.md`); `""` without one. */
export const chartOfEntry = (chart: unknown, { draft, locale }: Reading): string =>
  sanitizeText(chartHtml(chart, locale, Boolean(draft)));
