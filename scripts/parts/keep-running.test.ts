import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepRunning } from "./keep-running.ts";
import type { Part } from "./keep-running.ts";

// Vitest does not fake `node:timers/promises`: this one uses the faked timers.
vi.mock("node:timers/promises", () => ({
  setTimeout: (ms: number, _value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((done) => {
      setTimeout(done, ms);
      signal.addEventListener("abort", () => done());
    }),
}));

/** Parts that end when the test says so. */
function fakeParts() {
  const ends: ((how: string) => void)[] = [];
  const start = vi.fn((): Promise<Part> => {
    let end: (how: string) => void = () => undefined;
    const ended = new Promise<string>((done) => (end = done));
    ends.push(end);
    return Promise.resolve({ pid: ends.length, ended, stop: () => Promise.resolve(end("exit code 0")) });
  });
  return { start, endLast: (how: string) => ends.at(-1)?.(how) };
}

describe("each part is kept running by itself (F3)", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "Date"] }));
  afterEach(() => void vi.useRealTimers());
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  beforeEach(() => void lines.splice(0));

  test("it is started again with growing waits, and with the shortest once it ran for a minute", async () => {
    const { start, endLast } = fakeParts();
    const part = keepRunning("The backend", await start(), start, report);
    const waitsSeen: number[] = [];
    for (let ending = 1; ending <= 8; ending += 1) {
      endLast("exit code 1");
      await vi.advanceTimersByTimeAsync(0);
      const at = Date.now();
      while (start.mock.calls.length === ending) await vi.advanceTimersByTimeAsync(500);
      waitsSeen.push(Date.now() - at);
    }
    expect(waitsSeen).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    await vi.advanceTimersByTimeAsync(60_000);
    endLast("SIGKILL");
    await vi.advanceTimersByTimeAsync(500);
    expect(start).toHaveBeenCalledTimes(10);
    expect(lines.at(-1)).toBe("✗ The backend ended by itself (SIGKILL). It is started again in 0.5 s.");
    expect(part.restarts()).toBe(9);
    expect(part.pid()).toBe(10);
    await part.stop();
  });

  test("a start that fails is tried again", async () => {
    const { start, endLast } = fakeParts();
    const part = keepRunning("The database", await start(), start, report);
    start.mockRejectedValueOnce(new Error("the old one still holds its memory"));
    endLast("exit code 1");
    await vi.advanceTimersByTimeAsync(1500);
    expect(lines).toContain("✗ The database did not start: the old one still holds its memory");
    expect(part.pid()).toBe(2);
    await part.stop();
  });

  test("it stays ended once it is stopped, also while it waits", async () => {
    const { start, endLast } = fakeParts();
    const part = keepRunning("The site", await start(), start, report);
    endLast("exit code 1");
    await vi.advanceTimersByTimeAsync(100);
    await part.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("a stop ends a start that waits, without a line about it", async () => {
    const { start, endLast } = fakeParts();
    const startAgain = (signal: AbortSignal) =>
      new Promise<Part>((_done, fail) => {
        signal.addEventListener("abort", () => fail(new Error("aborted")));
      });
    const part = keepRunning("The database", await start(), startAgain, report);
    endLast("SIGKILL");
    await vi.advanceTimersByTimeAsync(500);
    await part.stop();
    expect(lines).toEqual(["✗ The database ended by itself (SIGKILL). It is started again in 0.5 s."]);
  });
});
