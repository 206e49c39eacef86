import { describe, expect, test } from "vitest";
import { lockTime, remainingTime } from "./newsletter-lock.ts";

const now = Date.parse("2026-03-29T01:00:00Z");
const day = 86_400_000;

describe("the newsletter's lock", () => {
  test("NEWS-4 NEWS-6 lasts five minutes and is read back from the time it ends", () => {
    expect(lockTime).toBe(300_000);
    expect(remainingTime(String(now + 277_000), now)).toBe(277_000);
    expect(remainingTime(String(now), now)).toBe(0);
  });

  test.each([-day, -3_600_000, 3_600_000, day])(
    "F17 a clock that is %i ms off never locks longer",
    (skew) => {
      const left = remainingTime(String(now + lockTime), now + skew);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(lockTime);
    },
  );

  test.each([null, "", "NaN", "soon", "-1", "null", "{}"])("F17 an invalid time (%s) is no lock", (kept) => {
    expect(remainingTime(kept, now)).toBe(0);
  });

  test("F17 an end far in the future counts as five minutes away", () => {
    expect(remainingTime("1e99", now)).toBe(lockTime);
  });
});
