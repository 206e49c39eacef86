import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPausableInterval } from "./pausable-interval.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("ticker", () => {
  it("HOME-17: ticks every 3000 ms, exactly", () => {
    const onTick = vi.fn();
    createPausableInterval(3000, onTick).start();
    vi.advanceTimersByTime(2999);
    expect(onTick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(27_000);
    expect(onTick).toHaveBeenCalledTimes(10);
  });

  it("does not drift when the browser is late", () => {
    const punctual = globalThis.setTimeout;
    const late = vi
      .spyOn(globalThis, "setTimeout")
      .mockImplementation((run: () => void, ms = 0) => punctual(run, ms + 40));
    const began = performance.now();
    const at: number[] = [];
    createPausableInterval(1000, () => at.push(performance.now() - began)).start();
    vi.advanceTimersByTime(3100);
    expect(at).toEqual([1040, 2040, 3040]);
    late.mockRestore();
  });

  it("leaves out what it missed in a long sleep", () => {
    const began = performance.now();
    const at: number[] = [];
    createPausableInterval(1000, () => at.push(performance.now() - began)).start();
    const asleep = vi.spyOn(performance, "now").mockReturnValue(began + 7300);
    vi.advanceTimersByTime(1000);
    expect(at).toEqual([7300]);
    asleep.mockRestore();
  });

  it("HOME-20: goes on from where it was held", () => {
    const onTick = vi.fn();
    const ticker = createPausableInterval(3000, onTick);
    ticker.start();
    vi.advanceTimersByTime(2000);
    ticker.hold();
    vi.advanceTimersByTime(60_000);
    expect(onTick).not.toHaveBeenCalled();
    ticker.start();
    vi.advanceTimersByTime(999);
    expect(onTick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTick).toHaveBeenCalledTimes(1);
  });

  it("RSCH-2: a choice of the visitor gives a whole interval and the ticks continue", () => {
    const onTick = vi.fn();
    const ticker = createPausableInterval(10_000, onTick);
    ticker.start();
    vi.advanceTimersByTime(9000);
    ticker.restart();
    vi.advanceTimersByTime(9999);
    expect(onTick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTick).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(onTick).toHaveBeenCalledTimes(2);
  });

  it("stays held when it begins anew", () => {
    const onTick = vi.fn();
    const ticker = createPausableInterval(1000, onTick);
    ticker.restart();
    vi.advanceTimersByTime(5000);
    expect(onTick).not.toHaveBeenCalled();
  });

  it("starting twice does not tick twice", () => {
    const onTick = vi.fn();
    const ticker = createPausableInterval(1000, onTick);
    ticker.start();
    ticker.start();
    vi.advanceTimersByTime(1000);
    expect(onTick).toHaveBeenCalledTimes(1);
  });
});
