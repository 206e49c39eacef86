import type { TextLanguage } from "./html-text.ts";
import { inlineHtml } from "./inline-html.ts";
import { listHtml } from "./list-html.ts";
import { childrenOf, type RichTextNode } from "./rich-text-state.ts";

/** Lexical's bit for the header of a column. */
const headsColumn = 1;

const stateOf = (cell: RichTextNode) => (typeof cell.headerState === "number" ? cell.headerState : 0);

function span(cell: RichTextNode, property: "colSpan" | "rowSpan"): string {
  const count = cell[property];
  return Number.isInteger(count) && Number(count) > 1 && Number(count) < 100
    ? ` ${property.toLowerCase()}="${Number(count)}"`
    : "";
}

const isHeadRow = (row: RichTextNode) => {
  const cells = childrenOf(row);
  return cells.length > 0 && cells.every((cell) => stateOf(cell) & headsColumn);
};

function cellHtml(cell: RichTextNode, inHead: boolean, page: TextLanguage): string {
  const spans = span(cell, "colSpan") + span(cell, "rowSpan");
  const lines = childrenOf(cell).map((block) =>
    block.type === "list" ? listHtml(block, page) : inlineHtml(block, page),
  );
  const content = lines.filter(Boolean).join("<br>");
  if (stateOf(cell) === 0) return `<td${spans}>${content}</td>`;
  return `<th scope="${inHead ? "col" : "row"}"${spans}>${content}</th>`;
}

function rowHtml(row: RichTextNode, inHead: boolean, page: TextLanguage): string {
  const cells = childrenOf(row).filter((cell) => cell.type === "tablecell");
  return `<tr>${cells.map((cell) => cellHtml(cell, inHead, page)).join("")}</tr>`;
}

/** Writes a table with its header rows in `thead`, for a page in a language. The blocks of a cell become lines. */
export function tableHtml(table: RichTextNode, page: TextLanguage): string {
  const rows = childrenOf(table).filter((row) => row.type === "tablerow");
  const firstBodyRow = rows.findIndex((row) => !isHeadRow(row));
  const headRows = firstBodyRow === -1 ? 0 : firstBodyRow;
  const head = rows.slice(0, headRows).map((row) => rowHtml(row, true, page));
  const body = rows.slice(headRows).map((row) => rowHtml(row, false, page));
  if (rows.length === 0) return "";
  return `<table>${head.length > 0 ? `<thead>${head.join("")}</thead>` : ""}<tbody>${body.join("")}</tbody></table>`;
}
