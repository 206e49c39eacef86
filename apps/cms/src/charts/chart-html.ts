import { writeChartFigure, type Chart, type Locale } from "@miqyas/contract";
import * as v from "valibot";
import { isPublic } from "../redirects/entry-address.ts";
import { languageStates } from "../translation/language-state.ts";
import { isPublicIn } from "../translation/public-languages.ts";
import { chartOf } from "./chart-of.ts";

const state = v.optional(v.nullable(v.picklist(languageStates)));

const Stored = v.object({
  id: v.number(),
  _status: v.nullish(v.string()),
  deletedAt: v.nullish(v.string()),
  en_state: state,
  ar_state: state,
});

/** A chart with its id. */
interface KnownChart {
  id: number;
  chart: Chart;
}

/**
 * A chart that was read with its document, in one language. `undefined` for a chart that is missing, in the trash, not
 * published in this language, or without a table. A preview shows its draft.
 */
function findChart(stored: unknown, locale: Locale, showsDrafts: boolean): KnownChart | undefined {
  const entry = v.safeParse(Stored, stored);
  if (!entry.success) return undefined;
  const { output } = entry;
  const isShown = showsDrafts ? !output.deletedAt : isPublic(output) && isPublicIn(output, locale);
  const chart = isShown ? chartOf(stored)?.chart : undefined;
  return chart?.title ? { id: output.id, chart } : undefined;
}

/** The chart that `findChart` finds, without its id. */
export const publicChart = (stored: unknown, locale: Locale, showsDrafts: boolean): Chart | undefined =>
  findChart(stored, locale, showsDrafts)?.chart;

/** The figure of such a chart (`docs/charts.md`); `""` without one. */
export function chartHtml(stored: unknown, locale: Locale, showsDrafts: boolean): string {
  const found = findChart(stored, locale, showsDrafts);
  return found ? writeChartFigure(found.chart, locale, found.id) : "";
}
