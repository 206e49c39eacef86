import { keptOnDevice } from "@miqyas/contract/form-headers";
import { describe, expect, test } from "vitest";
import { isDue, isExpired, nextAttempt } from "./entry.ts";
import { sampleEntry as entry } from "./testing/sample-entry.ts";

describe("a message in the outbox", () => {
  test("CON-11 is kept for seven days", () => {
    expect(isExpired(entry, keptOnDevice)).toBe(false);
    expect(isExpired(entry, keptOnDevice + 1)).toBe(true);
  });

  test("F15 waits longer before each attempt, up to five minutes, with a random spread", () => {
    const waits = [1, 2, 3, 4, 5, 50].map((failures) => nextAttempt(failures, 0, 0, () => 0.5) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
    expect(nextAttempt(1, 0, 0, () => 0)).toBe(15_000);
    expect(nextAttempt(1, 0, 0, () => 1)).toBe(45_000);
  });

  test("F15 is tried no sooner than the server asks", () => {
    expect(nextAttempt(1, 1000, 120_000, () => 0.5)).toBe(121_000);
  });

  test("R19 a clock that is set back holds no message: every wait is at most an hour", () => {
    expect(nextAttempt(1, 0, 86_400_000, () => 0.5)).toBe(3_600_000);
    const now = 90_000_000;
    for (const [dueAt, due] of [
      [now, true],
      [now + 1, false],
      [now + 3_600_000, false],
      [now + 3_600_001, true],
    ] as const)
      expect(isDue({ dueAt }, now)).toBe(due);
  });
});
