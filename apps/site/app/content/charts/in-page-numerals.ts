import type { Chart } from "@miqyas/contract";
import { inNumerals } from "../../i18n/numerals.ts";
import type { FormatLocale } from "../../i18n/numerals.ts";

/** A chart with the digits of its labels as those of its numbers: the reader chooses them (CHART-5, LANG-11). */
export function inPageNumerals(chart: Chart, locale: FormatLocale): Chart {
  const write = (text: string) => inNumerals(text, locale);
  return {
    ...chart,
    gap: write(chart.gap),
    mark: chart.mark && { ...chart.mark, text: write(chart.mark.text) },
    head: write(chart.head),
    series: chart.series.map(write),
    rows: chart.rows.map((row) => ({ ...row, label: write(row.label) })),
  };
}
