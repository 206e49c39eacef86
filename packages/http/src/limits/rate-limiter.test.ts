import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

const rule = { count: 5, period: 600_000 };

test("B22 five at once, then one each fifth of the period", () => {
  let time = 0;
  const limiter = createRateLimiter(rule, () => time);
  for (let number = 0; number < 5; number++) {
    expect(limiter.excess("a")).toBe(0);
    limiter.record("a");
  }
  expect(limiter.excess("a")).toBe(1);
  expect(limiter.wait("a")).toBe(120_000);
  expect(limiter.excess("b")).toBe(0);
  time += 120_000;
  expect(limiter.excess("a")).toBe(0);
  limiter.record("a");
  expect(limiter.excess("a")).toBe(1);
});

test("B22 what is above the limit is told how long to wait, and does not count", () => {
  let time = 0;
  const limiter = createRateLimiter({ count: 3, period: 60_000 }, () => time);
  const take = () => limiter.take("a");
  expect([take(), take(), take(), take(), take()]).toEqual([0, 0, 0, 20, 20]);
  time = 4_500;
  expect([take(), limiter.take("b")]).toEqual([16, 0]);
  time = 20_000;
  expect([take(), take()]).toEqual([0, 20]);
});

test("B22 a flood is forgotten after a few periods, whoever came from that address", () => {
  let time = 0;
  const limiter = createRateLimiter(rule, () => time);
  for (let number = 0; number < 100_000; number++) limiter.record("a");
  expect(limiter.excess("a")).toBeLessThan(30);
  time += rule.period * 5;
  expect(limiter.excess("a")).toBe(0);
});

test("B22 a clock set back locks nobody out for longer than the flood's own time", () => {
  let time = 10 * rule.period;
  const limiter = createRateLimiter(rule, () => time);
  limiter.record("a");
  time = 0;
  expect(limiter.wait("a")).toBeLessThanOrEqual(rule.period * 4);
});

test("B22 a million addresses of both forms take no more than 20 MB", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const limiters = [createRateLimiter(rule, () => 0), createRateLimiter(rule, () => 0)];
  const before = used();
  for (let number = 0; number < 1_000_000; number++)
    for (const limiter of limiters)
      limiter.record(`2001:db8:${(number >> 16).toString(16)}:${(number & 65_535).toString(16)}::/64`);
  const grown = used() - before;
  expect(grown).toBeLessThan(20 * 1024 * 1024);
  for (const limiter of limiters) {
    expect(limiter.size()).toBeGreaterThan(0);
    expect(limiter.size()).toBeLessThanOrEqual(40_000);
  }
}, 60_000);
