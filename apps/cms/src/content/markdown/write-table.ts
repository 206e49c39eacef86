import type { BlockContent, DefinitionContent, RootContent } from "mdast";
import { childrenOf, type RichTextNode } from "../../rich-text/rich-text-state.ts";
import { heads } from "./notation.ts";
import { phrasing } from "./write-phrasing.ts";

const stateOf = (cell: RichTextNode) => Number(cell.headerState ?? 0);
const spanOf = (cell: RichTextNode, name: "colSpan" | "rowSpan") => Number(cell[name] ?? 1);

/**
 * Whether a cell is a header exactly where a Markdown table has headers: in the first row and the first
 * column.
 */
function isUsual(cell: RichTextNode, row: number, column: number): boolean {
  if (spanOf(cell, "colSpan") !== 1 || spanOf(cell, "rowSpan") !== 1) return false;
  const [only, ...others] = childrenOf(cell);
  if (only?.type !== "paragraph" || others.length > 0) return false;
  if (row === 0)
    return (stateOf(cell) | (column === 0 ? heads.row : 0)) === (column === 0 ? heads.both : heads.column);
  return stateOf(cell) === (column === 0 ? heads.row : 0);
}

const container = (
  name: string,
  attributes: Record<string, string>,
  children: RootContent[],
): BlockContent => ({
  type: "containerDirective",
  name,
  attributes,
  children: children as (BlockContent | DefinitionContent)[],
});

function writeCell(cell: RichTextNode, writeBlocks: (blocks: RichTextNode[]) => RootContent[]): BlockContent {
  const head = Object.entries(heads).find(([, state]) => state === stateOf(cell))?.[0];
  const [columns, rows] = [spanOf(cell, "colSpan"), spanOf(cell, "rowSpan")];
  return container(
    "cell",
    {
      ...(head && { head }),
      ...(columns !== 1 && { columns: String(columns) }),
      ...(rows !== 1 && { rows: String(rows) }),
    },
    writeBlocks(childrenOf(cell)),
  );
}

/**
 * Writes a Markdown table when the headers are the first row and the first column, and each cell is one
 * paragraph. Writes any other table as directives, with the headers and the span of each cell.
 */
export function writeTable(
  table: RichTextNode,
  writeBlocks: (blocks: RichTextNode[]) => RootContent[],
): BlockContent {
  const rows = childrenOf(table).map(childrenOf);
  const usual =
    rows.length > 0 &&
    rows.every(
      (cells, row) =>
        cells.length > 0 &&
        cells.length === rows[0]?.length &&
        cells.every((cell, column) => isUsual(cell, row, column)),
    );
  if (!usual)
    return container(
      "table",
      {},
      rows.map((cells) =>
        container(
          "row",
          {},
          cells.map((cell) => writeCell(cell, writeBlocks)),
        ),
      ),
    );
  return {
    type: "table",
    children: rows.map((cells) => ({
      type: "tableRow",
      children: cells.map((cell) => ({
        type: "tableCell",
        children: phrasing(childrenOf(childrenOf(cell)[0]), "always br"),
      })),
    })),
  };
}
