/** A row of a table, with the number of its first line, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** The separator of a file: spreadsheets write commas, semicolons or tabs. */
function findSeparator(text: string): string {
  const first = text.replace(/"[^"]*"/g, "").split("\n", 1)[0] ?? "";
  return [",", ";", "\t"].find((sign) => first.includes(sign)) ?? ",";
}

/** Reads the rows of a CSV file (RFC 4180), with or without quotation marks. Empty rows are left out. */
export function parseCsvRows(file: string): CsvRow[] {
  const text = file.replace(/^\ufeff/, "");
  const separator = findSeparator(text);
  // Spaces before a quotation mark end with the line: the time would grow with the square of a run of blank lines.
  const cell = new RegExp(
    `[^\\S\\n${separator}]*"((?:[^"]|"")*)"[^\\n${separator}]*|([^\\n${separator}]*)`,
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
