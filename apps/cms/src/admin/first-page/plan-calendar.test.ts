import { describe, expect, it } from "vitest";
import { countsOf, dayOf, weeksFrom } from "./plan-calendar.tsx";

describe("the calendar of plans", () => {
  it("has five weeks from the Saturday before, over the end of a month and of a year", () => {
    const weeks = weeksFrom("2026-12-29");
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([
      ...["2026-12-26", "2026-12-27", "2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"],
      "2027-01-01",
    ]);
    expect(weeks[4]?.[6]).toBe("2027-01-29");
    expect(weeksFrom("2026-12-26")[0]?.[0]).toBe("2026-12-26");
    expect(weeksFrom("2026-12-25")[0]?.[0]).toBe("2026-12-19");
  });

  it("says how many plans of a day wait, and how many failed", () => {
    const says = (waiting: number, failed: number) =>
      (["en", "ar"] as const).map((language) => countsOf({ date: "2026-11-23", waiting, failed }, language));
    expect(says(2, 0)).toEqual(["2 plans", "موعدان"]);
    expect(says(1, 3)).toEqual(["1 plan, 3 did not work", "موعد واحد، ٣ مواعيد لم تُنفَّذ"]);
    expect(says(0, 1)).toEqual(["1 did not work", "موعد لم يُنفَّذ"]);
  });

  it("counts days by the agency's clock", () => {
    expect(dayOf(new Date("2026-11-23T21:30:00Z"), "+03:00")).toBe("2026-11-24");
    expect(dayOf(new Date("2026-11-23T02:00:00Z"), "-04:30")).toBe("2026-11-22");
  });
});
