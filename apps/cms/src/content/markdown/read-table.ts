import type { RootContent, Table } from "mdast";
import { element, paragraph, type LexicalNode } from "./lexical.ts";
import { heads, lineOf } from "./notation.ts";
import type { ReadContext } from "./read-markdown.ts";
import { readPhrasing } from "./read-phrasing.ts";

type Container = Extract<RootContent, { type: "containerDirective" }>;

const cellOf = (children: LexicalNode[], headerState: number, colSpan = 1, rowSpan = 1) =>
  element("tablecell", children, { headerState, colSpan, rowSpan, backgroundColor: null });

/** Parses a Markdown table. The first row contains the column headers, the first column the row headers. */
export function readTable(table: Table, context: ReadContext): LexicalNode {
  const rows = table.children.map(({ children }, row) => {
    const cells = children.map((cell, column) => {
      const state = (row === 0 ? heads.column : 0) | (column === 0 ? heads.row : 0);
      return cellOf([paragraph(readPhrasing(cell, context))], state);
    });
    return element("tablerow", cells);
  });
  return element("table", rows);
}

const isHead = (name: string): name is keyof typeof heads => name in heads;

/** Parses a table written with directives: `:::table` contains `:::row`, which contains `:::cell`. */
export function readTableDirective(
  table: Container,
  { refuse }: ReadContext,
  readBlock: (block: RootContent) => LexicalNode[],
): LexicalNode {
  function inside(parent: Container, name: string): Container[] {
    return parent.children.flatMap((child) => {
      if (child.type === "containerDirective" && child.name === name) return [child];
      refuse(lineOf(child), `a :::${parent.name} holds only :::${name}`);
      return [];
    });
  }

  function readCell(cell: Container): LexicalNode {
    const { head, columns, rows, ...others } = cell.attributes ?? {};
    for (const name of Object.keys(others))
      refuse(lineOf(cell), `a cell has no ${name}; it has head, columns and rows`);
    if (head && !isHead(head)) refuse(lineOf(cell), `head is column, row or both, not ${head}`);
    const span = (count: string | null | undefined) => {
      if (count && !/^[1-9]\d?$/.test(count))
        refuse(lineOf(cell), `a cell reaches over 1 to 99, not ${count}`);
      return Number(count ?? 1);
    };
    const state = head && isHead(head) ? heads[head] : 0;
    return cellOf(cell.children.flatMap(readBlock), state, span(columns), span(rows));
  }

  return element(
    "table",
    inside(table, "row").map((row) => element("tablerow", inside(row, "cell").map(readCell))),
  );
}
