import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvCell, csvLine } from "./csv.ts";
import { parseCsv } from "./testing/parse-csv.ts";

/** Text by people and attackers: characters of CSV and of formulas, both scripts, control characters. */
const written = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(..."=+-@\t\r\0\n\",;'| a1ب٣", "\u200f", "\u200c", "\u202e", "＝", "＋", "－", "＠"),
  }),
);
const withoutTurns = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

describe("B14 B15 a CSV file", () => {
  test("B14 keeps every cell as it was written, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.array(fc.array(written, { minLength: 1, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const read = parseCsv(rows.map(csvLine).join(""));
        const expected = rows.map((row) => row.map(withoutTurns));
        expect(read.map((row) => row.length)).toEqual(expected.map((row) => row.length));
        read.forEach((row, line) =>
          row.forEach((cell, column) =>
            expect([expected[line]?.[column], `'${expected[line]?.[column]}`]).toContain(cell),
          ),
        );
      }),
    );
  });

  test("B14 has no formula in it", () => {
    fc.assert(
      fc.property(written, (text) => {
        const [[cell = ""] = []] = parseCsv(csvLine([text]));
        expect(cell.replace(/^[\s\p{Cf}]+/u, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(cell).not.toMatch(/^[\t\r\0]/);
      }),
    );
  });

  test.each([
    ["=1+1", `"'=1+1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["+963 11 333 4455", `"'+963 11 333 4455"`],
    ["-5", `"'-5"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["\0=1", `"'\0=1"`],
    [" =1", `"' =1"`],
    ["٣ + ٤ = ٧", '"٣ + ٤ = ٧"'],
    ["ليلى\u200c حدّاد\u202e", '"ليلى\u200c حدّاد"'],
    ["layla@mill.sy", '"layla@mill.sy"'],
  ])("B14 %j becomes %j", (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});
