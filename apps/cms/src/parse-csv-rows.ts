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

/** A cell at its place in the text. */
interface PlacedCell {
  start: number;
  /** As it is written, without the quotation marks around it. */
  written: string;
  isQuoted: boolean;
  endsRow: boolean;
}

/**
 * Finds the cells of a table whose lines end with `\n`. A cell in quotation marks may hold separators and line breaks; marks
 * around a part of a cell are text.
 * @param separators What may separate cells, the likeliest first.
 */
export function* cellsIn(
  text: string,
  separators: readonly [string, ...string[]],
): Generator<PlacedCell, void, undefined> {
  const separator = findSeparator(text, separators);
  // Spaces around quotation marks end with the line: the time would grow with the square of a run of blank lines.
  const space = `[^\\S\\n${separator}]*`;
  const cell = new RegExp(
    `${space}"((?:[^"]|"")*)"${space}(?=[${separator}\\n]|$)|([^\\n${separator}]*)`,
    "y",
  );
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const [whole = "", quoted, plain = ""] = cell.exec(text) ?? [];
    const end = at + whole.length;
    const isQuoted = quoted !== undefined;
    const start = isQuoted ? at + whole.indexOf('"') + 1 : at;
    yield { start, written: quoted ?? plain, isQuoted, endsRow: text[end] !== separator };
    at = end + 1;
  }
}

/**
 * Reads the rows of a table as spreadsheets write or copy it (RFC 4180). Empty rows are left out.
 * @param separators What may separate cells, the likeliest first.
 */
export function parseCsvRows(table: string, separators: readonly [string, ...string[]]): CsvRow[] {
  const text = table.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (const { written, isQuoted, endsRow } of cellsIn(text, separators)) {
    row.cells.push((isQuoted ? written.replaceAll('""', '"') : written).trim());
    line += written.split("\n").length - 1;
    if (!endsRow) continue;
    if (row.cells.some(Boolean)) rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
}
