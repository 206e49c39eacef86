import { expect, test } from "vitest";
import { MarketsPage } from "../globals/markets-page.ts";
import { propertyOf } from "../property-of.ts";

type Validate = (rows: unknown, options: unknown) => unknown;

/** The validation of an array of the markets page. */
function validationOf(...path: string[]): Validate {
  let at: unknown = MarketsPage;
  for (const name of path) {
    const fields = propertyOf(at, "fields");
    at = Array.isArray(fields) ? fields.find((field) => propertyOf(field, "name") === name) : null;
  }
  return propertyOf(at, "validate") as Validate;
}

const req = (language: string) => ({ req: { i18n: { language }, t: (key: string) => key } });

test("MKT-1 one tag, one country and one place of the map stand in one row", () => {
  const markets = validationOf("markets");
  const gulf = { key: "gulf", places: ["SA", "AE"] };
  expect(markets([gulf, { key: "syria", places: ["SY"] }], req("en"))).toBe(true);
  expect(markets(undefined, req("en"))).toBe(true);
  expect(markets([gulf, { ...gulf, places: [] }], req("en"))).toMatch(/appears in two rows/);
  expect(markets([gulf, { key: "syria", places: ["SA"] }], req("ar"))).toMatch(/في سطرين/);
  const places = validationOf("coverage", "places");
  expect(places([{ place: "SY", interviews: 4 }, { place: "LB" }], req("en"))).toBe(true);
  expect(places([{ place: "SY", interviews: 4 }, { place: "SY" }], req("en"))).toMatch(/appears in two rows/);
});
