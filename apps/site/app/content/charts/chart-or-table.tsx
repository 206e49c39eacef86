import type { Element } from "hast";
import { useMemo } from "react";
import prose from "../../styles/prose.module.css";
import { markNumbers } from "../mark-numbers.ts";
import { renderElements } from "../render-elements.tsx";
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
        part.tagName === "table" ? (
          <div key={index} className={prose.tableScroller} role="group" tabIndex={0}>
            {renderElements([markNumbers(part)])}
          </div>
        ) : (
          renderElements([part])
        ),
      )}
    </figure>
  );
}
