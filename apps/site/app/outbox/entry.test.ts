import { keptOnDevice } from "@miqyas/contract/form-headers";
import { describe, expect, test } from "vitest";
import { isExpired, nextAttempt } from "./entry.ts";
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
});
