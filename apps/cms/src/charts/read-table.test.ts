import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDifference, readTable } from "./read-table.ts";

/** The table of a paste, or its problem. */
function read(pasted: string) {
  const result = readTable(pasted);
  return "table" in result ? result.table : result.problem;
}

/** The numbers of a paste with one column of numbers. */
function numbersOf(...cells: string[]) {
  const result = readTable(["Place\tValue", ...cells.map((cell, at) => `Row ${at}\t${cell}`)].join("\n"));
  return "table" in result ? result.table.rows.flatMap(({ values }) => values) : result.problem;
}

const none = { base: null, low: null, high: null };

describe("readTable", () => {
  it("reads a paste of a spreadsheet: series in the first row, labels in the first column", () => {
    expect(read("Place\tMen\tWomen\r\nHoms\t44\t61\r\nHama\t67\t52\r\n")).toEqual({
      head: "Place",
      series: ["Men", "Women"],
      rows: [
        { label: "Homs", values: [44, 61], ...none },
        { label: "Hama", values: [67, 52], ...none },
      ],
    });
  });

  it.each([
    ["tabs", "Place\tShare\nHoms\t44,5"],
    ["semicolons", "Place;Share\nHoms;44,5"],
    ["commas", "Place,Share\nHoms,44.5"],
    ["quoted commas", 'Place,Share\nHoms,"44,5"'],
    ["a mark of the byte order", "\ufeffPlace\tShare\nHoms\t44.5"],
    ["line ends of old programs", "Place\tShare\rHoms\t44.5\r"],
    ["empty lines and columns", "\n\nPlace\tShare\t\t\n\t\t\t\nHoms\t44.5\t\t\n\n\t\t\t\n"],
    ["spaces and signs of direction", " Place \t Share \n\u200fHoms\u200f\t \u206744.5\u2069\u00a0"],
  ])("reads cells between %s", (_name, pasted) => {
    expect(read(pasted)).toEqual({
      head: "Place",
      series: ["Share"],
      rows: [{ label: "Homs", values: [44.5], ...none }],
    });
  });

  it("reads quoted cells with tabs, line breaks and quotation marks, and marks that quote nothing", () => {
    const pasted =
      '"Place\tor city"\tShare\n"Rural\nDamascus"\t51\n"""Old"" Homs"\t44\n"Neither" shrinks\t31';
    expect(read(pasted)).toMatchObject({
      head: "Place or city",
      rows: [{ label: "Rural Damascus" }, { label: '"Old" Homs' }, { label: '"Neither" shrinks' }],
    });
  });

  it.each([
    [
      ["٤٤", "٦٧٪", "۵۱"],
      [44, 67, 51],
    ],
    [
      ["٣٫٥", "١٬٧٢٠"],
      [3.5, 1720],
    ],
    [
      ["٣،٥", "١٢،٢٥"],
      [3.5, 12.25],
    ],
    [
      ["47.5", "1,234.25"],
      [47.5, 1234.25],
    ],
    [
      ["47,5", "1.234,25"],
      [47.5, 1234.25],
    ],
    [
      ["47,5", "1 234,25", "1\u00a0234"],
      [47.5, 1234.25, 1234],
    ],
    [
      ["400,000", "180,000", "1,320"],
      [400_000, 180_000, 1320],
    ],
    [
      ["400.000", "180.000", "1.320.000"],
      [400_000, 180_000, 1_320_000],
    ],
    [["0,125"], [0.125]],
    [
      ["0.125", ".5"],
      [0.125, 0.5],
    ],
    [
      ["38%", "38 %", "٪38"],
      [38, 38, 38],
    ],
    [
      ["\u22125", "-5", "–5", "(5)", "(5%)"],
      [-5, -5, -5, -5, -5],
    ],
    [
      ["-0", "0"],
      [0, 0],
    ],
    [
      ["", "–", "-", "…", "no data", "No Reading", "لا بيانات", "لا قراءة", "n/a", "7"],
      [...Array<null>(9).fill(null), 7],
    ],
  ])("reads %j", (cells, expected) => {
    expect(numbersOf(...cells)).toEqual(expected);
  });

  it("takes columns of answers and ranges out of the series, in both languages", () => {
    const rows = [{ label: "Homs", values: [44], base: 520, low: 40, high: 48 }];
    expect(read("Place\tn\tShare\tLow\tHigh\nHoms\t520\t44\t40\t48")).toMatchObject({
      series: ["Share"],
      rows,
    });
    expect(read("المكان\tالنسبة\tمن\tإلى\tالقاعدة\nHoms\t٤٤\t٤٠\t٤٨\t٥٢٠")).toMatchObject({ rows });
    expect(read("المكان\tن\tالنسبة\nHoms\t٥٢٠\t٤٤")).toMatchObject({ rows: [{ base: 520, values: [44] }] });
  });

  it("fills a row that ends early with missing numbers", () => {
    expect(read("Place,A,B\nHoms,1")).toMatchObject({ rows: [{ values: [1, null] }] });
  });

  it.each([
    ["", { problem: "empty" }],
    ["\t\t\n\n", { problem: "empty" }],
    ["Place\tShare", { problem: "empty" }],
    ["Place\nHoms", { problem: "oneColumn" }],
    ["Place\t\tShare\nHoms\t1\t2", { problem: "unnamedColumn", column: 2 }],
    ["Place\tA\tA\nHoms\t1\t2", { problem: "sameColumn", name: "A" }],
    ["Place,Share\nHoms,44,5", { problem: "surplus", row: 1, label: "Homs", found: 3, expected: 2 }],
    [
      "Place\tA\tB\nHoms\t1\t2\nHama\t3\tabout 4",
      { problem: "notNumber", row: 2, label: "Hama", column: "B", found: "about 4" },
    ],
    [
      "Place\tA\nHoms\t1,5\nHama\t2.5\nIdlib\t3.5",
      { problem: "notNumber", row: 1, label: "Homs", column: "A", found: "1,5" },
    ],
    ["Place\tA\nHoms\t1E+05", { problem: "notNumber", row: 1, label: "Homs", column: "A", found: "1E+05" }],
    ["Place\tA\nHoms\t12,34,567", { problem: "notNumber", found: "12,34,567" }],
    ["Place\tA\nHoms\t(5", { problem: "notNumber", found: "(5" }],
  ])("says what is wrong with %j", (pasted, problem) => {
    expect(read(pasted)).toMatchObject(problem);
  });

  it("reads any table as it was written, whatever the language and the program", () => {
    const format = fc.constantFrom("en", "de", "ar-u-nu-arab", "fa-u-nu-arabext", "ru");
    const value = fc.option(fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => cents / 100));
    const label = fc.stringMatching(/^[a-zء-ي]{1,8}$/);
    const shape = fc.integer({ min: 1, max: 4 }).chain((columns) =>
      fc.record({
        rows: fc.array(fc.tuple(label, fc.array(value, { minLength: columns, maxLength: columns })), {
          minLength: 1,
          maxLength: 12,
        }),
        columns: fc.constant(columns),
        format,
        percent: fc.constantFrom("", "%", "٪"),
        end: fc.constantFrom("\n", "\r\n"),
      }),
    );
    fc.assert(
      fc.property(shape, ({ rows, columns, format, percent, end }) => {
        // Two decimals in each cell leave no doubt about the mark.
        const written = new Intl.NumberFormat(format, { minimumFractionDigits: 2 });
        const cell = (number: number | null) =>
          number === null ? "" : `${written.format(number)}${percent}`;
        const heads = ["x", ...Array.from({ length: columns }, (_, at) => `s${at}`)].join("\t");
        const lines = rows.map(([name, values]) => [name, ...values.map(cell)].join("\t"));
        expect(read([heads, ...lines, ""].join(end))).toMatchObject({
          rows: rows.map(([name, values]) => ({
            label: name,
            values: values.map((number) => number && number + 0),
          })),
        });
      }),
    );
  });

  it("survives any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 200 }), (pasted) => void readTable(pasted)));
    fc.assert(fc.property(fc.stringMatching(/^["\t\n,;a1٫ (%-]{0,60}$/), (pasted) => void readTable(pasted)));
  });
});

describe("findDifference", () => {
  const tableOf = (pasted: string) => {
    const result = readTable(pasted);
    if ("problem" in result) throw new Error(result.problem.problem);
    return result.table;
  };
  const english = tableOf("Place\tShare\tn\nHoms\t44.5\t520\nHama\t\t");

  it("compares numbers, not labels or ways of writing", () => {
    expect(findDifference(tableOf("المكان;النسبة;ن\nحمص;٤٤٫٥؜;٥٢٠\nحماة;لا بيانات;"), english)).toBeNull();
  });

  it.each([
    ["P\tS\tn\nحمص\t٤٤٫٥\t٥٢٠", { difference: "rows", here: 1, there: 2 }],
    ["P\tS\tT\tn\nحمص\t1\t2\t3", { difference: "series", here: 2, there: 1 }],
    [
      "P\tS\tn\nحمص\t٤٥\t٥٢٠\nحماة\t\t",
      { difference: "cell", row: 1, label: "حمص", column: "S", here: 45, there: 44.5 },
    ],
    ["P\tS\tn\nحمص\t٤٤٫٥\t٥٢٠\nحماة\t3\t", { row: 2, here: 3, there: null }],
    ["P\tS\tn\nحمص\t٤٤٫٥\t٥٢١\nحماة\t\t", { row: 1, column: "base", here: 521, there: 520 }],
  ])("names the first difference of %j", (pasted, difference) => {
    expect(findDifference(tableOf(pasted), english)).toMatchObject(difference);
  });
});
