import { chartKinds, chartNumber, chartUnits, findChartProblem } from "@miqyas/contract";
import type { Chart, ChartRow } from "@miqyas/contract";
import { toString } from "hast-util-to-string";
import type { Element, ElementContent } from "hast";
import * as v from "valibot";

/** A number as `String` writes it, rounded to 12 decimals: scales cannot be drawn for the smallest ones. */
const number = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(chartNumber),
      v.transform((digits) => Number(Number(digits).toFixed(12)) || 0),
    ),
  ),
  null,
);
const text = v.fallback(v.string(), "");
const day = v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null);
const mark = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}\|./),
      v.transform((note) => ({ row: parseInt(note, 10), text: note.slice(note.indexOf("|") + 1) })),
    ),
  ),
  null,
);

const attributes = v.object({
  dataChart: v.picklist(chartKinds),
  dataUnit: v.fallback(v.picklist(chartUnits), "count"),
  dataN: number,
  dataFrom: day,
  dataTo: day,
  dataMin: number,
  dataMax: number,
  dataMoe: number,
  dataHighlight: number,
  dataGap: text,
  dataNote: mark,
});

/** Reads a chart from its figure (`docs/charts.md`). `null` for one that cannot be drawn. */
export function readChart(figure: Element): Chart | null {
  const found = v.safeParse(attributes, figure.properties);
  const table = find(figure, "table");
  const caption = find(figure, "figcaption");
  const head = table && find(table, "tr");
  if (!found.success || !table || !caption || !head) return null;
  const { output } = found;
  const [first, ...heads] = cellsOf(head);
  const part = (name: string) => partOf(caption, name);
  const chart: Chart = {
    kind: output.dataChart,
    unit: output.dataUnit,
    title: wordsOf(find(caption, "strong")),
    measure: part("measure"),
    base: part("base"),
    question: part("question"),
    source: part("source"),
    note: part("note"),
    n: output.dataN,
    from: output.dataFrom,
    to: output.dataTo,
    min: output.dataMin,
    max: output.dataMax,
    margin: output.dataMoe,
    highlight: output.dataHighlight,
    gap: output.dataGap,
    mark: output.dataNote,
    head: wordsOf(first),
    series: heads.filter((cell) => !cell.properties.dataPart).map(wordsOf),
    rows: findAll(table, "tr")
      .filter((row) => row !== head)
      .map((row) => readRow(cellsOf(row), heads)),
  };
  return chart.title === "" || findChartProblem(chart) ? null : chart;
}

function readRow([label, ...cells]: Element[], heads: readonly Element[]): ChartRow {
  const row: ChartRow = { label: wordsOf(label), values: [], base: null, low: null, high: null };
  for (const [column, head] of heads.entries()) {
    const value = readCell(cells[column]);
    const part = head.properties.dataPart;
    if (part === "low" || part === "high" || part === "base") row[part] = value;
    else row.values.push(value);
  }
  return row;
}

/** The number of a cell; `null` for one without. */
function readCell(cell: Element | undefined): number | null {
  const data = cell && find(cell, "data");
  return v.parse(number, data ? String(data.properties.value) : null);
}

const wordsOf = (node: Element | undefined): string =>
  node ? toString(node).replace(/\s+/g, " ").trim() : "";

const partOf = (caption: Element, name: string) =>
  wordsOf(findAll(caption, "span").find(({ properties }) => properties.dataPart === name));

const cellsOf = (row: Element) =>
  row.children.filter((child): child is Element => isElement(child) && /^t[hd]$/.test(child.tagName));

const isElement = (node: ElementContent): node is Element => node.type === "element";

const find = (node: Element, tagName: string): Element | undefined => findAll(node, tagName)[0];

/** The elements of a name inside an element, in order. */
function findAll(node: Element, tagName: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => [...(child.tagName === tagName ? [child] : []), ...findAll(child, tagName)]);
}
