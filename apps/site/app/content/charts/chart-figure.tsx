import type { Chart } from "@miqyas/contract";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { percentSign } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names.ts";
import { ChartActions } from "./chart-actions.tsx";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartTable } from "./chart-table.tsx";
import { drawChart } from "./draw/draw-chart.ts";
import { formatDrawn } from "./format-drawn.ts";
import type { Frame } from "./draw/scene.ts";
import { inPageNumerals } from "./in-page-numerals.ts";
import { useChartWords } from "./use-chart-words.ts";
import { factSpace } from "./use-sample-facts.ts";
import styles from "./charts.module.css";

/** Widths that are drawn, px. Between two the smaller one stands at the inline start, unscaled. */
const widths = [240, 312, 576] as const;
const widest = 880;

const needsWidth = ({ kind }: Chart) => kind === "line" || kind === "multi" || kind === "strip";

/** What drawings need to know of the page: digits, direction, words. */
function useFrames(chart: Chart): (width: number) => Frame {
  const { t, formatLocale } = useTranslation();
  const locale = useLocale();
  const percent = percentSign(formatLocale);
  const number = (value: number, step?: number) => formatDrawn(value, formatLocale, step);
  return (width) => ({
    width,
    isArabic: locale === "ar",
    number,
    value: chart.unit === "percent" ? (value) => number(value) + percent : number,
    words: {
      missing: t("charts.missing"),
      smallBase: t("charts.smallBase"),
      incomplete: t("charts.incomplete"),
      inMillions: t("charts.inMillions"),
      inBillions: t("charts.inBillions"),
    },
  });
}

/** A title as a sentence of its own: a voice would run it into the next one. */
const asSentence = (title: string) => (/[.?!؟…]$/.test(title) ? title : `${title}.`);

interface ChartFigureProps {
  chart: Chart;
  /** Its id in the backend, where it has a page of its own (CHART-6). */
  id?: unknown;
}

/**
 * A chart with its finding, its drawing, its source and its numbers (CHART-1). Every drawing shows the same numbers; the
 * style sheet chooses the one that fits.
 */
export function ChartFigure({ chart: written, id }: ChartFigureProps) {
  const { t, formatLocale } = useTranslation();
  const chart = inPageNumerals(written, formatLocale);
  const titleId = useId();
  const frameOf = useFrames(chart);
  const words = useChartWords(chart);
  const drawn = needsWidth(chart) ? [...widths, widest] : widths;
  return (
    <figure
      className={classNames(styles.chart, needsWidth(chart) && styles.wide)}
      aria-labelledby={titleId}
      data-chart={chart.kind}
    >
      <figcaption className={styles.caption}>
        <p id={titleId} className={styles.title}>
          {chart.title}
        </p>
        {chart.measure && <p>{chart.measure}</p>}
        {words.facts.length > 0 && (
          <p className={styles.facts}>
            {words.facts.map((fact, index) => (
              <span key={index}>
                {index > 0 && factSpace}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        )}
        {words.question && <p className={styles.facts}>{words.question}</p>}
      </figcaption>
      <div
        className={styles.plot}
        role="img"
        aria-label={[asSentence(chart.title), t("charts.inTable"), ...words.drawn].join(" ")}
      >
        {drawn.map((width) => (
          <ChartDrawing
            key={width}
            scene={drawChart(chart, frameOf(width))}
            isArabic={frameOf(width).isArabic}
          />
        ))}
      </div>
      {words.source && <p className={styles.source}>{words.source}</p>}
      <details className={styles.numbers}>
        <summary>{t("charts.showNumbers")}</summary>
        <ChartTable chart={chart} />
      </details>
      <ChartActions chart={chart} id={id} frameOf={frameOf} words={words} />
    </figure>
  );
}
