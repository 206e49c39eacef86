import type { Chart } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { chosenRows } from "./draw/draw-bars.ts";
import { useSampleFacts } from "./use-sample-facts.ts";

/** What stands around a drawing, on the page and in a saved file, beside its finding and its measure. */
export interface ChartWords {
  /** Who was asked, how many and when. */
  facts: string[];
  /** The question, with its name; empty without one. */
  question: string;
  /** Where the numbers come from, and what in the drawing needs a word; empty without any. */
  source: string;
}

/** The words around a drawing, in the reader's language (CHART-1). */
export function useChartWords(chart: Chart): ChartWords {
  const { t, formatLocale } = useTranslation();
  const { base, question, source, note, margin, kind, min, rows } = chart;
  const shown = kind === "bar" ? chosenRows(chart).length : rows.length;
  const sentences = [
    source && t("charts.source", { source: source.replace(/\.$/, "") }),
    margin &&
      t(kind === "line" ? "charts.band" : "charts.whiskers", { margin: formatNumber(margin, formatLocale) }),
    min && min > 0 && t("charts.startsAt", { min: formatNumber(min, formatLocale) }),
    shown < rows.length && t("charts.someRows", { shown, rows: rows.length }),
    note,
  ];
  return {
    facts: [base, ...useSampleFacts(chart)].filter(Boolean),
    question: question && t("charts.question", { question }),
    source: sentences.filter(Boolean).join(" "),
  };
}
