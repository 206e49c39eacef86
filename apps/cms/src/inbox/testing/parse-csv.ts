/** Parses a CSV file in which every cell is in quotation marks (RFC 4180). Returns its rows of cells. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: cell = "", 2: after, index } of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    if (index !== end) throw new Error(`not a cell: ${JSON.stringify(text.slice(end, index))}`);
    end = index + whole.length;
    row.push(cell.replaceAll('""', '"'));
    if (after === ",") continue;
    rows.push(row);
    row = [];
  }
  if (end !== text.length || row.length > 0)
    throw new Error(`not a line: ${JSON.stringify(text.slice(end))}`);
  return rows;
}
