import { afterEach, expect, test, vi } from "vitest";
import { QueueFullError, createConcurrencyLimiter } from "./concurrency-limiter.ts";

function task() {
  let resolve: (result: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  let started = false;
  const promise = new Promise<string>((...ends) => ([resolve, reject] = ends));
  const run = () => {
    started = true;
    return promise;
  };
  return {
    run,
    resolve: (result: string) => resolve(result),
    reject: (error: Error) => reject(error),
    started: () => started,
  };
}

afterEach(() => void vi.useRealTimers());

test("B12: so many run, so many wait, the rest are refused; a failure frees its place", async () => {
  const pass = createConcurrencyLimiter({ running: 1, waiting: 1 });
  const [first, second, third] = [task(), task(), task()];
  const one = pass(first.run);
  const two = pass(second.run);
  await expect(pass(third.run)).rejects.toThrow(new QueueFullError("Too many tasks are waiting"));
  expect([first.started(), second.started(), third.started()]).toEqual([true, false, false]);
  first.reject(new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  second.resolve("done");
  expect(await two).toBe("done");
});

test("B12: who waits for too long is refused, and takes no turn later", async () => {
  vi.useFakeTimers();
  const pass = createConcurrencyLimiter({ running: 1, waiting: 9, timeout: 1_000 });
  const [first, second, third] = [task(), task(), task()];
  const one = pass(first.run);
  const refused = expect(pass(second.run)).rejects.toThrow(
    new QueueFullError("The task has waited for too long"),
  );
  await vi.advanceTimersByTimeAsync(600);
  const three = pass(third.run);
  await vi.advanceTimersByTimeAsync(600);
  await refused;
  first.resolve("first");
  third.resolve("third");
  expect(await Promise.all([one, three])).toEqual(["first", "third"]);
  expect(second.started()).toBe(false);
});

test("B12: who has got a turn, or waits without a limit, is never refused", async () => {
  vi.useFakeTimers();
  for (const timeout of [1_000, undefined]) {
    const pass = createConcurrencyLimiter({ running: 1, waiting: 1, ...(timeout && { timeout }) });
    const [first, second] = [task(), task()];
    const one = pass(first.run);
    const two = pass(second.run);
    if (timeout === undefined) await vi.advanceTimersByTimeAsync(1_000_000);
    first.resolve("first");
    await one;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(2_000);
    second.resolve("second");
    expect(await two).toBe("second");
  }
});
