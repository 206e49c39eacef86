import type { Chart } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { drawnSentences, sourceSentences } from "./chart-sentences.ts";
import { useSampleFacts } from "./use-sample-facts.ts";

/** What stands around a drawing, on the page and in a saved file, beside its finding and its measure. */
export interface ChartWords {
  /** Who was asked, how many and when. */
  facts: string[];
  /** The question, with its name; empty without one. */
  question: string;
  /** Where the numbers come from, and what in the drawing needs a word; empty without any. */
  source: string;
  /** What stands in words inside the drawing, for readers who hear the page. */
  drawn: string[];
}

/** The words around a drawing, in the reader's language (CHART-1). */
export function useChartWords(chart: Chart): ChartWords {
  const translation = useTranslation();
  const { base, question } = chart;
  return {
    facts: [base, ...useSampleFacts(chart)].filter(Boolean),
    question: question && translation.t("charts.question", { question }),
    source: sourceSentences(chart, translation).join(" "),
    drawn: drawnSentences(chart, translation),
  };
}
