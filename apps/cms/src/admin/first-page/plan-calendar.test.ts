import { describe, expect, it } from "vitest";
import { dayOf, weeksFrom } from "./plan-calendar.tsx";

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

  it("counts days by the agency's clock", () => {
    expect(dayOf(new Date("2026-11-23T21:30:00Z"), "+03:00")).toBe("2026-11-24");
    expect(dayOf(new Date("2026-11-23T02:00:00Z"), "-04:30")).toBe("2026-11-22");
  });
});
