import { expect, onTestFinished, test, vi } from "vitest";
import { createBreaker } from "./circuit-breaker.ts";

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: createBreaker({ now: () => clock.now }) };
}

const fail = (breaker: { failed(): void }, times: number) => {
  for (let i = 0; i < times; i++) breaker.failed();
};

test("F7: the fifth failure in 10 s opens it", () => {
  const { breaker } = breakerAt();
  fail(breaker, 4);
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.isOpen).toBe(true);
  expect(breaker.allows()).toBe(false);
});

test("F7: failures further apart than 10 s leave it closed", () => {
  const { breaker, clock } = breakerAt();
  for (let i = 0; i < 20; i++) {
    clock.now += 2_600;
    breaker.failed();
  }
  expect(breaker.isOpen).toBe(false);
});

test("F7: probes 0.5 s after it opened, then once a second, and one success closes it", () => {
  const { breaker, clock } = breakerAt();
  fail(breaker, 5);
  const probes: number[] = [];
  for (; clock.now < 4_000; clock.now += 10)
    if (breaker.allows()) {
      probes.push(clock.now);
      breaker.failed();
    }
  expect(probes).toEqual([500, 1_500, 2_500, 3_500]);
  breaker.succeeded();
  expect(breaker.allows()).toBe(true);
  fail(breaker, 4);
  expect(breaker.isOpen).toBe(false);
});

test("F7: a question takes no probe", () => {
  const { breaker, clock } = breakerAt();
  fail(breaker, 5);
  clock.now = 500;
  expect([breaker.wouldAllow(), breaker.wouldAllow(), breaker.allows(), breaker.wouldAllow()]).toEqual([
    ...[true, true, true, false],
  ]);
});

test("F7: the machine's clock set back keeps no breaker open", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const breaker = createBreaker();
  fail(breaker, 5);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(breaker.allows()).toBe(false);
  vi.advanceTimersByTime(500);
  expect(breaker.allows()).toBe(true);
});
