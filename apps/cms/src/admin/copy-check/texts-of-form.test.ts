import type { ClientField, FormState } from "payload";
import { expect, it } from "vitest";
import { createCopyCheck } from "../../copy-check/check-copy.ts";
import { readTable } from "../../charts/read-table.ts";
import { textsOfForm } from "./texts-of-form.ts";

const fields: ClientField[] = [{ name: "table", type: "textarea", localized: true }];
const check = createCopyCheck("ar", []);

/** A table after each hint of the copy check is followed. */
function followed(table: string): string {
  const state: FormState = { table: { value: table } };
  const hints = textsOfForm(fields, state).flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, text }) => {
      expect(text.length).toBe(table.length);
      return check(text, kind);
    }),
  );
  return hints.reduceRight(
    (text, { start, end, better = "" }) => text.slice(0, start) + better + text.slice(end),
    table,
  );
}

it.each([
  ["commas", "المدينة,النسبة  هنا\nدمشق,45\nحلب,٣٨", "المدينة,النسبة هنا\nدمشق,45\nحلب,٣٨"],
  ["semicolons", "المدينة, الحي;النسبة\nدمشق;4,5", "المدينة، الحي;النسبة\nدمشق;4,5"],
  ["tabs", "المدينة; الحي\tالنسبة\r\nدمشق\t45", "المدينة؛ الحي\tالنسبة\r\nدمشق\t45"],
  [
    "commas, with marks around cells",
    'المدينة,النسبة\n "دمشق, الريف" ,"4,5"\n"قال ""نعم"" هنا, ثم",38',
    'المدينة,النسبة\n "دمشق، الريف" ,"4,5"\n"قال ""نعم"" هنا، ثم",38',
  ],
])(
  "WRITE-4, WRITE-5 a table of a chart stays a table when hints are followed: %s",
  (_name, table, better) => {
    expect(followed(table)).toBe(better);
    const [before, after] = [readTable(table), readTable(better)];
    expect("table" in before && before.table.rows.map(({ values }) => values)).toEqual(
      "table" in after && after.table.rows.map(({ values }) => values),
    );
  },
);
