import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadPatiently } from "./load-patiently.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("F21 lost code is requested again until it comes, ever more seldom, but every half minute at least", async () => {
  const times: number[] = [];
  const start = Date.now();
  const code = loadPatiently(() => {
    times.push(Date.now() - start);
    return times.length < 10 ? Promise.reject(new TypeError("lost")) : Promise.resolve("code");
  });
  await vi.runAllTimersAsync();
  expect(await code).toBe("code");
  const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
