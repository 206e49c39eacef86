/** A row of a table, with the number of its first line, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** The first sign of its kind that the first row with text has outside quotation marks. */
function findSeparator(text: string, separators: readonly [string, ...string[]]): string {
  const first =
    text
      .replace(/^\s*\n/, "")
      .replace(/"[^"]*"/g, "")
      .split("\n", 1)[0] ?? "";
  return separators.find((sign) => first.includes(sign)) ?? separators[0];
}

/**
 * Reads the rows of a table as spreadsheets write or copy it (RFC 4180). A cell in quotation marks may hold separators and line
 * breaks; marks around a part of a cell are text. Empty rows are left out.
 * @param separators What may separate cells, the likeliest first.
 */
export function parseCsvRows(table: string, separators: readonly [string, ...string[]]): CsvRow[] {
  const text = table.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const separator = findSeparator(text, separators);
  // Spaces around quotation marks end with the line: the time would grow with the square of a run of blank lines.
  const space = `[^\\S\\n${separator}]*`;
  const cell = new RegExp(
    `${space}"((?:[^"]|"")*)"${space}(?=[${separator}\\n]|$)|([^\\n${separator}]*)`,
    "y",
  );
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; at <= text.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at;
    const [whole = "", quoted, plain = ""] = cell.exec(text) ?? [];
    cell.lastIndex = at + whole.length;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.split("\n").length - 1;
    if (text[cell.lastIndex] === separator) continue;
    if (row.cells.some(Boolean)) rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
}
