import { latinDigits, type ChartRow } from "@miqyas/contract";
import { parseCsvRows } from "../parse-csv-rows.ts";

/** A table of numbers with its labels. Rows and columns of problems count from 1, without the heads. */
export interface ChartTable {
  /** Heading of the column of labels. */
  head: string;
  series: string[];
  rows: ChartRow[];
}

/** Why a pasted table cannot be read. */
export type TableProblem =
  | { problem: "empty" | "oneColumn" }
  | { problem: "unnamedColumn"; column: number }
  | { problem: "sameColumn"; name: string }
  | { problem: "surplus"; row: number; label: string; found: number; expected: number }
  | { problem: "notNumber"; row: number; label: string; column: string; found: string };

export type ReadTable = { table: ChartTable } | { problem: TableProblem };

/** Signs of direction that spreadsheets and editors leave beside Arabic text. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

const tidy = (cell: string): string => cell.replace(invisible, "").replace(/\s+/g, " ").trim();

/** What separates cells. Spreadsheets paste tabs; files have semicolons or commas. */
export const tableSeparators = ["\t", ";", ","] as const;

/** The cells of a pasted table. */
const splitCells = (pasted: string): string[][] =>
  parseCsvRows(pasted, tableSeparators)
    .map(({ cells }) => cells.map(tidy))
    .filter((row) => row.some(Boolean));

/** Cells that say that nothing was measured. */
const missing = /^(?:[-–—−.…]*|n\/a|no (?:data|reading)|لا (?:بيانات|قراءة))$/i;

/** Headings of columns that are no series. */
const extras: [name: "base" | "low" | "high", heading: RegExp][] = [
  ["base", /^(?:n|base|ن|القاعدة)$/i],
  ["low", /^(?:low|من)$/i],
  ["high", /^(?:high|[إا]لى)$/i],
];

/** The sign, the digits with their marks, and nothing else. Brackets stand for a minus, as in accounts. */
const numberParts = /^(?<minus>[-−–]?)(?<bracket>\(?)(?<digits>[\d.,٫٬\u0020]+)\)?$/u;

interface WrittenNumber {
  digits: string;
  sign: 1 | -1;
}

/** The parts of a cell that looks like a number; `undefined` for any other. */
function partsOf(cell: string): WrittenNumber | undefined {
  const plain = latinDigits(cell)
    .replaceAll("،", ",")
    .replace(/\s*[%٪]\s*/, "");
  const { minus = "", bracket = "", digits = "" } = numberParts.exec(plain)?.groups ?? {};
  if (!/\d/.test(digits) || Boolean(bracket) !== plain.endsWith(")") || (minus && bracket)) return undefined;
  return { digits: digits.trim(), sign: minus || bracket ? -1 : 1 };
}

/** Marks of decimals. A point or a comma is one, and then the other separates thousands. */
const decimalMarks = [".", ",", "٫"] as const;
type DecimalMark = (typeof decimalMarks)[number];

/** How digits are written with a mark of decimals: groups of three between equal marks of thousands, or none. */
const shapes = Object.fromEntries(
  decimalMarks.map((mark) => {
    const thousands = ["\\.", ",", "٬", " "].filter((sign) => sign !== (mark === "." ? "\\." : mark));
    const whole = `\\d+|[1-9]\\d{0,2}([${thousands.join("")}])\\d{3}(?:\\1\\d{3})*`;
    return [mark, new RegExp(`^(?:(?:${whole})(?:[${mark}]\\d+)?|[${mark}]\\d+)$`)];
  }),
) as Record<DecimalMark, RegExp>;

/**
 * Decides over the whole table which sign separates decimals: the one under which most cells are numbers, a point in
 * doubt. `1,234` alone is a thousand; beside `47,5` it is not.
 */
function findDecimalMark(numbers: readonly WrittenNumber[]): DecimalMark {
  const fitting = (mark: DecimalMark) => numbers.filter(({ digits }) => shapes[mark].test(digits)).length;
  return decimalMarks.reduce((best, mark) => (fitting(mark) > fitting(best) ? mark : best));
}

function numberOf({ digits, sign }: WrittenNumber, mark: DecimalMark): number | undefined {
  if (!shapes[mark].test(digits)) return undefined;
  const [whole = "", decimals = "0"] = digits.split(mark);
  const value = Number(`${whole.replace(/\D/g, "")}.${decimals}`);
  return value === 0 ? 0 : sign * value;
}

/**
 * Reads a table as it is pasted from a spreadsheet or a file: the first row names the series, the first column the rows.
 * Numbers may have the digits of either script, either mark of decimals, marks of thousands and per cent signs; an empty
 * cell or a dash is a missing number. Columns headed "n", "low" or "high" become base and range of their rows.
 */
export function readTable(pasted: string): ReadTable {
  const [heads = [], ...body] = splitCells(pasted);
  if (body.length === 0) return { problem: { problem: "empty" } };
  const width = Math.max(
    heads.findLastIndex(Boolean) + 1,
    ...body.map((row) => (heads.length >= row.length ? row.findLastIndex(Boolean) + 1 : 0)),
  );
  if (width < 2) return { problem: { problem: "oneColumn" } };
  const columns = Array.from({ length: width - 1 }, (_, at) => heads[at + 1] ?? "");
  const unnamed = columns.indexOf("");
  if (unnamed >= 0) return { problem: { problem: "unnamedColumn", column: unnamed + 2 } };
  const twice = columns.find((name, at) => columns.indexOf(name) !== at);
  if (twice !== undefined) return { problem: { problem: "sameColumn", name: twice } };
  const cells = body.map((row) => row.slice(1).map((cell) => (missing.test(cell) ? null : cell)));
  const written = cells.flat().flatMap((cell) => (cell === null ? [] : (partsOf(cell) ?? [])));
  const mark = findDecimalMark(written);
  const kinds = columns.map((name) => extras.find(([, heading]) => heading.test(name))?.[0] ?? "series");
  const rows: ChartRow[] = [];
  for (const [at, row] of cells.entries()) {
    const label = body[at]?.[0] ?? "";
    const found = row.findLastIndex((cell) => cell !== null) + 2;
    if (found > width) return { problem: { problem: "surplus", row: at + 1, label, found, expected: width } };
    const read: ChartRow = { label, values: [], base: null, low: null, high: null };
    for (const [column, kind] of kinds.entries()) {
      const cell = row[column] ?? null;
      const parts = cell === null ? undefined : partsOf(cell);
      const value = cell === null ? null : parts && numberOf(parts, mark);
      if (value === undefined)
        return {
          problem: {
            ...{ problem: "notNumber", row: at + 1, label },
            ...{ column: columns[column] ?? "", found: cell ?? "" },
          },
        };
      if (kind === "series") read.values.push(value);
      else read[kind] = value;
    }
    rows.push(read);
  }
  return {
    table: { head: heads[0] ?? "", series: columns.filter((_, at) => kinds[at] === "series"), rows },
  };
}

/** The first cell in which the numbers of two tables differ. */
export type TableDifference =
  | { difference: "rows" | "series"; here: number; there: number }
  | {
      difference: "cell";
      row: number;
      label: string;
      column: string;
      here: number | null;
      there: number | null;
    };

/** Compares the numbers of two tables. Their labels are in two languages. `null` when all are equal. */
export function findDifference(here: ChartTable, there: ChartTable): TableDifference | null {
  if (here.series.length !== there.series.length)
    return { difference: "series", here: here.series.length, there: there.series.length };
  if (here.rows.length !== there.rows.length)
    return { difference: "rows", here: here.rows.length, there: there.rows.length };
  for (const [at, row] of here.rows.entries()) {
    const other = there.rows[at];
    const pairs: [column: string, number | null, number | null][] = [
      ...here.series.map((name, column): [string, number | null, number | null] => [
        name,
        row.values[column] ?? null,
        other?.values[column] ?? null,
      ]),
      ...(["base", "low", "high"] as const).map((name): [string, number | null, number | null] => [
        name,
        row[name],
        other?.[name] ?? null,
      ]),
    ];
    const [column, own, foreign] = pairs.find(([, one, two]) => one !== two) ?? [];
    if (column !== undefined)
      return {
        ...{ difference: "cell", row: at + 1, label: row.label, column },
        ...{ here: own ?? null, there: foreign ?? null },
      };
  }
  return null;
}
