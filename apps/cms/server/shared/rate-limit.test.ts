import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

describe("a limit (B22)", () => {
  test("lets so many pass in a window, says how long to wait, and opens again", () => {
    let now = 0;
    const limit = createRateLimit({ allowed: 3, window: 60_000, now: () => now });
    expect([1, 2, 3].map(() => limit.take("a"))).toEqual([0, 0, 0]);
    now = 45_500;
    expect(limit.take("a")).toBe(15);
    expect(limit.take("b")).toBe(0);
    now = 60_000;
    expect(limit.take("a")).toBe(0);
  });

  test("what is given back does not count, and never makes more than there was", () => {
    const limit = createRateLimit({ allowed: 1, window: 1000, now: () => 0 });
    limit.giveBack("a");
    limit.take("a");
    limit.giveBack("a");
    limit.giveBack("a");
    expect(limit.take("a")).toBe(0);
    expect(limit.check("a")).toBe(1);
  });

  test("remembers a bounded number of clients, whose memory is small", () => {
    const limit = createRateLimit({ allowed: 1, window: 60_000, now: () => 0 });
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < 300_000; at += 1) limit.take(`client ${at}`);
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
    expect(limit.check("client 299999")).toBeGreaterThan(0);
    expect(limit.check("client 279999")).toBe(0);
  });
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
