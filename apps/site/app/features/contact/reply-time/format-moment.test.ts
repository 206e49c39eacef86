import { expect, test, vi } from "vitest";
import type { FormatLocale } from "../../../i18n/numerals.ts";
import { atOffset } from "./format-moment.ts";

const damascus = 3 * 3_600_000;
const sunday = Date.parse("2026-03-01T00:00+03:00");
const at = (hours: number, locale: FormatLocale) => atOffset(sunday + hours * 3_600_000, damascus, locale);

test("LANG-11 a moment reads in the language's own words and numerals", () => {
  expect(at(9, "en-US")).toEqual({ day: "Sunday", date: "March 1", time: "9:00", half: "am" });
  expect(at(17.75, "ar-EG-u-nu-arab")).toEqual({ day: "الأحد", date: "١ مارس", time: "٥:٤٥", half: "pm" });
});

test("CON-1 noon and midnight are twelve", () => {
  expect(at(12.5, "en-US")).toMatchObject({ time: "12:30", half: "noon" });
  expect(at(0, "ar-EG-u-nu-arab")).toMatchObject({ time: "١٢:٠٠", half: "am" });
});

test("CON-1 a browser that knows American English alone writes the same time", () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (_locales, options) {
    return new DateTimeFormat("en-US", options);
  });
  expect(at(17.75, "en-US")).toMatchObject({ time: "5:45", half: "pm" });
  expect(at(0, "en-US")).toMatchObject({ time: "12:00", half: "am" });
});
