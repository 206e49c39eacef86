import { chartHtml } from "../charts/chart-html.ts";
import { sanitizeText, toHtml } from "../rich-text/to-html.ts";
import type { Translated } from "./fallback.ts";
import type { ReadContext } from "./public-read.ts";

type Reading = Pick<ReadContext, "draft" | "locale">;

/** Writes the rich texts of a document as HTML, each in its actual language. Previews show drafts of their charts. */
export const htmlOf =
  <Document extends object>({ doc, untranslated }: Translated<Document>, { draft, locale }: Reading) =>
  (field: keyof Document & string): string =>
    toHtml(doc[field], untranslated.includes(field) ? "en" : locale, Boolean(draft));

/** The figure of the chart of a document (`docs/charts.md`); `""` without one. */
export const chartOfEntry = (chart: unknown, { draft, locale }: Reading): string =>
  sanitizeText(chartHtml(chart, locale, Boolean(draft)));
