import { toString } from "hast-util-to-string";
import type { Element, ElementContent } from "hast";

/**
 * A number in either digits, as tables write it: a sign, separators or a range, a percent sign. Direction marks are
 * ignored.
 */
const number = /^[+\-−±≈~<>≤≥]?\s*[\d٠-٩](?:[\d٠-٩.,٫٬\s/:×+\-−–]*[\d٠-٩])?\s*[%٪]?$/u;
const directionMarks = /[\u061c\u200e\u200f\u2066-\u2069]/g;
/** A cell without a number. */
const nothing = /^[-–—…]?$/;

const isCell = (node: ElementContent): node is Element =>
  node.type === "element" && (node.tagName === "td" || node.tagName === "th");

const textOf = (cell: Element) => toString(cell).replace(directionMarks, "").trim();

function rowsOf(node: Element): Element[] {
  const inner = node.children.filter((child) => child.type === "element");
  return inner.flatMap((child) => (child.tagName === "tr" ? [child] : rowsOf(child)));
}

/**
 * A table with `data-numeric` on its columns of numbers, header cells included. The style sheet aligns their digits.
 * The first column names the rows and is never marked. A table with merged cells stays unchanged.
 */
export function markNumbers(table: Element): Element {
  const rows = rowsOf(table).map((row) => row.children.filter(isCell));
  if (rows.flat().some(({ properties }) => properties.colSpan ?? properties.rowSpan)) return table;
  const body = rows.filter((cells) => cells.some(({ tagName }) => tagName === "td"));
  const isNumeric = (column: number) => {
    const texts = body.flatMap((cells) => cells[column] ?? []).map(textOf);
    return (
      texts.some((text) => number.test(text)) &&
      texts.every((text) => number.test(text) || nothing.test(text))
    );
  };
  const widest = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: widest }, (_, column) => column > 0 && isNumeric(column));
  const marked = new Set(rows.flatMap((cells) => cells.filter((_, column) => columns[column])));
  return markCells(table, marked);
}

function markCells(node: Element, marked: ReadonlySet<Element>): Element {
  if (marked.has(node)) return { ...node, properties: { ...node.properties, dataNumeric: "" } };
  return {
    ...node,
    children: node.children.map((child) => (child.type === "element" ? markCells(child, marked) : child)),
  };
}
