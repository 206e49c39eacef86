import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { findReplyDeadline, readOffset } from "./reply-deadline.ts";
import { siteSettings } from "./site-settings.ts";

const defaultSettings = v.parse(siteSettings, { holidays: [] });

/** A time in the agency's time zone, three hours ahead of UTC. 2026-03-01 is a Sunday. */
const at = (local: string) => Date.parse(`${local}:00+03:00`);
const told = (time: number) => new Date(time + 3 * 3_600_000).toISOString().slice(0, 16);
const ask = (local: string, settings = {}) => {
  const deadline = findReplyDeadline(at(local), { ...defaultSettings, ...settings });
  return deadline && [deadline.open, told(deadline.changesAt), told(deadline.replyBy)];
};
const holidays = (...dates: string[]) => ({ holidays: dates.map((date) => ({ date, name: "" })) });

describe("the reply deadline", () => {
  test("CON-1 is open from Sunday to Thursday, from the minute of opening until that of closing", () => {
    expect(ask("2026-03-01T08:59")).toEqual([false, "2026-03-01T09:00", "2026-03-02T09:00"]);
    expect(ask("2026-03-01T09:00")).toEqual([true, "2026-03-01T18:00", "2026-03-02T09:00"]);
    expect(ask("2026-03-01T17:59")).toEqual([true, "2026-03-01T18:00", "2026-03-02T17:59"]);
    expect(ask("2026-03-01T18:00")).toEqual([false, "2026-03-02T09:00", "2026-03-03T09:00"]);
    expect(ask("2026-03-02T00:00")).toEqual([false, "2026-03-02T09:00", "2026-03-03T09:00"]);
  });

  test("CON-1 passes over the weekend", () => {
    expect(ask("2026-03-05T14:30")).toEqual([true, "2026-03-05T18:00", "2026-03-08T14:30"]);
    expect(ask("2026-03-05T18:00")).toEqual([false, "2026-03-08T09:00", "2026-03-09T09:00"]);
    for (const local of ["2026-03-06T12:00", "2026-03-07T23:59"])
      expect(ask(local)).toEqual([false, "2026-03-08T09:00", "2026-03-09T09:00"]);
  });

  test("CON-1 passes over holidays, alone and next to a weekend", () => {
    expect(ask("2026-03-02T10:00", holidays("2026-03-03"))).toEqual([
      true,
      "2026-03-02T18:00",
      "2026-03-04T10:00",
    ]);
    expect(ask("2026-03-03T10:00", holidays("2026-03-03"))).toEqual([
      false,
      "2026-03-04T09:00",
      "2026-03-05T09:00",
    ]);
    expect(ask("2026-03-04T20:00", holidays("2026-03-05", "2026-03-08", "2026-03-09"))).toEqual([
      false,
      "2026-03-10T09:00",
      "2026-03-11T09:00",
    ]);
  });

  test("CON-1 the year's end and a leap day are days like others", () => {
    expect(ask("2026-12-31T17:00", holidays("2027-01-03"))).toEqual([
      true,
      "2026-12-31T18:00",
      "2027-01-04T17:00",
    ]);
    expect(ask("2028-02-28T12:00")?.[2]).toBe("2028-02-29T12:00");
  });

  test("CON-1 the day is that of the agency, wherever its reader is, and knows no summer time", () => {
    // 22:30 UTC on Saturday is already Sunday in Damascus.
    expect(told(findReplyDeadline(Date.parse("2026-02-28T22:30Z"), defaultSettings)?.changesAt ?? 0)).toBe(
      "2026-03-01T09:00",
    );
    // 29 March and 25 October: the nights on which European clocks change.
    for (const date of ["2026-03-29", "2026-10-25"]) {
      const deadline = findReplyDeadline(Date.parse(`${date}T05:59Z`), defaultSettings);
      expect(deadline).toMatchObject({ open: false, changesAt: Date.parse(`${date}T06:00Z`) });
    }
  });

  test("CON-1 follows other settings: days, hours past midnight's edge, an offset behind UTC", () => {
    expect(ask("2026-03-06T10:00", { working_days: ["friday"] })).toEqual([
      true,
      "2026-03-06T18:00",
      "2026-03-13T10:00",
    ]);
    expect(ask("2026-03-01T23:30", { closes_at: "00:00" })?.slice(0, 2)).toEqual([true, "2026-03-02T00:00"]);
    expect(readOffset("-04:30")).toBe(-4.5 * 3_600_000);
    expect(
      findReplyDeadline(Date.parse("2026-03-01T13:30Z"), { ...defaultSettings, utc_offset: "-04:30" })?.open,
    ).toBe(true);
  });

  test("CON-1 promises nothing when there is no day to open on", () => {
    expect(ask("2026-03-01T10:00", { working_days: [] })).toBeNull();
  });

  test("CON-1 an open minute is one of a business day, and a reply is never less than a day away", () => {
    for (let hour = 0; hour < 24 * 28; hour++) {
      const now = at("2026-03-01T00:00") + hour * 3_600_000;
      const deadline = findReplyDeadline(now, { ...defaultSettings, ...holidays("2026-03-18") });
      expect(deadline?.changesAt).toBeGreaterThan(now);
      expect((deadline?.replyBy ?? 0) - now).toBeGreaterThanOrEqual(86_400_000);
    }
  });
});
