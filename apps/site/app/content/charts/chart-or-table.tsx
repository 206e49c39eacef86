import type { Element } from "hast";
import { useMemo } from "react";
import { renderElements } from "../render-elements.tsx";
import { TableScroller } from "../table-scroller.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { readChart } from "./read-chart.ts";

/** The chart of a figure. A figure that cannot be drawn keeps its caption and its table. */
export function ChartOrTable({ figure }: { figure: Element }) {
  const chart = useMemo(() => readChart(figure), [figure]);
  if (chart) return <ChartFigure chart={chart} id={figure.properties.dataId} />;
  const parts = figure.children.filter((child) => child.type === "element");
  return (
    <figure>
      {parts.map((part, index) =>
        part.tagName === "table" ? <TableScroller key={index} table={part} /> : renderElements([part]),
      )}
    </figure>
  );
}
