import { expect, it, vi } from "vitest";
import { agencyDay } from "./agency-zone.ts";

it.each([
  ["2024-09-11T20:59:59.999Z", "2024-09-11"],
  ["2024-09-11T21:00:00.000Z", "2024-09-12"],
  ["2025-12-31T21:00:00.000Z", "2026-01-01"],
  ["2020-02-29T12:00:00.000Z", "2020-02-29"],
])("LANG-10 the day of %s in the agency's zone is %s", (time, day) => {
  expect(agencyDay(Date.parse(time))).toBe(day);
});

it("LANG-10 a browser that knows one locale writes the same day", async () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (_locales, options) {
    return new DateTimeFormat("en-US", options);
  });
  vi.resetModules();
  const { agencyDay: dayOf } = await import("./agency-zone.ts");
  expect(dayOf(Date.parse("2024-09-11T12:00:00Z"))).toBe("2024-09-11");
});
