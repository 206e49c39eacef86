import type { Element } from "hast";
import { describe, expect, it } from "vitest";
import { markNumbers } from "./mark-numbers.ts";
import { parseHtml } from "./parse-html.ts";

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const head = (...cells: string[]) =>
  `<thead><tr>${cells.map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead>`;

/** One line per row: `#` for a marked cell, `.` for another. */
function marksOf(html: string): string {
  const [table] = parseHtml(`<table>${html}</table>`).children;
  const lines: string[] = [];
  const read = (node: Element) => {
    if (node.tagName === "tr") lines.push("");
    if (node.tagName === "td" || node.tagName === "th")
      lines.push(`${lines.pop() ?? ""}${"dataNumeric" in node.properties ? "#" : "."}`);
    for (const child of node.children) if (child.type === "element") read(child);
  };
  if (table?.type === "element") read(markNumbers(table));
  return lines.join(" ");
}

describe("markNumbers", () => {
  it("ART-7 marks columns of numbers in either digits, their heads included", () => {
    expect(
      marksOf(head("City", "Share", "n") + row("Homs", "44%", "1,200") + row("Hama", "−3.5 %", "900")),
    ).toBe(".## .## .##");
    expect(marksOf(head("المدينة", "الحصة") + row("حمص", "٤٤٪") + row("حماة", "١٬٢٠٠"))).toBe(".# .# .#");
    expect(marksOf(row("a", "29–38") + row("b", "\u20663:1\u2069"))).toBe(".# .#");
  });

  it("ART-7 leaves alone a column with words, the column that names the rows, and an empty one", () => {
    expect(marksOf(row("2024", "12 weeks", "—") + row("2025", "3", ""))).toBe("... ...");
  });

  it("ART-7 a place without a number does not unmake the column", () => {
    expect(marksOf(row("a", "12") + row("b", "—") + row("c", ""))).toBe(".# .# .#");
  });

  it("ART-7 a table with merged cells stays as it is, and so does one without rows", () => {
    expect(marksOf(`${row("a", "1")}<tr><td colspan="2">Total</td></tr>`)).toBe(".. .");
    expect(marksOf("")).toBe("");
  });
});
