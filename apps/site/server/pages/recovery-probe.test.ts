import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { probePeriod, startRecoveryProbe } from "./recovery-probe.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const state = { there: false, degraded: true, probes: 0, rendered: 0 };
  const status = () => ({ degraded: state.degraded, oldestCopyAge: 0, pages: 0, bytes: 0 });
  const pages = {
    retryFailed: () => void state.rendered++,
    get status() {
      return status();
    },
  };
  const retryFailed = startRecoveryProbe(pages, () => {
    state.probes++;
    return Promise.resolve(state.there);
  });
  return { state, retryFailed };
}

test("F2 F7 an outage costs one small call every 5 s, and nothing is rendered before it is answered", async () => {
  const { state, retryFailed } = setUp();
  await vi.advanceTimersByTimeAsync(10 * probePeriod);
  expect(state).toMatchObject({ probes: 10, rendered: 0 });
  state.there = true;
  await vi.advanceTimersByTimeAsync(probePeriod);
  expect(state.rendered).toBe(1);
  state.degraded = false;
  await vi.advanceTimersByTimeAsync(10 * probePeriod);
  expect(state).toMatchObject({ probes: 11, rendered: 1 });
  retryFailed.stop();
});

test("F7 a page that fails while the backend is there is tried ever more rarely, once a minute at last", async () => {
  const { state, retryFailed } = setUp();
  state.there = true;
  await vi.advanceTimersByTimeAsync(720 * probePeriod);
  expect(state.rendered).toBeGreaterThan(50);
  expect(state.rendered).toBeLessThan(65);
  retryFailed.stop();
});
