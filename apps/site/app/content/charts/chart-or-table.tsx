import type { Element } from "hast";
import { useMemo } from "react";
import { renderElements } from "../render-elements.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { readChart } from "./read-chart.ts";

/** The chart of a figure. A figure that cannot be drawn keeps its caption and its table. */
export function ChartOrTable({ figure }: { figure: Element }) {
  const chart = useMemo(() => readChart(figure), [figure]);
  if (chart) return <ChartFigure chart={chart} id={figure.properties.dataId} />;
  return renderElements([figure]);
}
