import { ApiError } from "@miqyas/contract";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { previewRetry, requestRetry, requestRetryWith, sectionRetry } from "./retry-policy.ts";

const failures = {
  network: () => new ApiError("network", "loadFailed"),
  down: () => new ApiError("status", "loadFailed", { status: 503 }),
  busy: () => new ApiError("status", "loadFailed", { status: 429, retryAfter: 5000 }),
  hasty: () => new ApiError("status", "loadFailed", { status: 408, retryAfter: 500 }),
  closed: () => new ApiError("status", "loadFailed", { status: 503, retryAfter: 60_000 }),
  refused: () => new ApiError("status", "loadFailed", { status: 403 }),
  missing: () => new ApiError("not-found", "blogNotFound", { status: 404 }),
  malformed: () => new ApiError("malformed", "requestFailed"),
};

/** The times of a query's attempts when all fail, ms after the first. */
async function attemptsOf(makeError: () => ApiError, retries: object): Promise<number[]> {
  const begin = Date.now();
  const attempts: number[] = [];
  const queries = createQueryClient(requestRetry);
  const observer = new QueryObserver(queries, {
    queryKey: ["en", "x"],
    queryFn: () => {
      attempts.push(Date.now() - begin);
      return Promise.reject(makeError());
    },
    ...retries,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  queries.clear();
  return attempts;
}

const evenRetry = requestRetryWith(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("retries", () => {
  test("API-4 STA-4 L6 a failed request is made again after 1, 2 and 3 s, four times in all", async () => {
    expect(await attemptsOf(failures.network, evenRetry)).toEqual([0, 1000, 3000, 6000]);
    expect(await attemptsOf(failures.down, evenRetry)).toEqual([0, 1000, 3000, 6000]);
    expect(await attemptsOf(failures.down, {})).toHaveLength(4);
  });

  test("API-4 each wait differs by up to 20 % among visitors", async () => {
    expect(await attemptsOf(failures.network, requestRetryWith(0.8))).toEqual([0, 800, 2400, 4800]);
    for (const [random, wait] of [
      [0, 800],
      [1, 1200],
    ] as const) {
      vi.spyOn(Math, "random").mockReturnValueOnce(random);
      vi.resetModules();
      const drawn = await import("./retry-policy.ts");
      expect(drawn.requestRetry.retryDelay(0, failures.network())).toBeCloseTo(wait);
    }
  });

  test("STA-4 an answer of the wrong shape is asked for twice more", async () => {
    expect(await attemptsOf(failures.malformed, requestRetry)).toHaveLength(3);
  });

  test("STA-4 what is refused or does not exist is not asked again", async () => {
    expect(await attemptsOf(failures.refused, requestRetry)).toEqual([0]);
    expect(await attemptsOf(failures.missing, requestRetry)).toEqual([0]);
    expect(await attemptsOf(failures.missing, sectionRetry)).toEqual([0]);
  });

  test("STA-4 Retry-After is obeyed, and a long one ends the attempts", async () => {
    expect(await attemptsOf(failures.busy, evenRetry)).toEqual([0, 5000, 10_000, 15_000]);
    expect(await attemptsOf(failures.closed, requestRetry)).toEqual([0]);
  });

  test("STA-4 Retry-After is obeyed in sections that count aloud and in the blog preview too", async () => {
    expect(await attemptsOf(failures.busy, sectionRetry)).toEqual([0, 5000, 10_000, 15_000]);
    expect(await attemptsOf(failures.hasty, sectionRetry)).toEqual([0, 2000, 4000, 6000]);
    expect(await attemptsOf(failures.closed, sectionRetry)).toEqual([0]);
    expect(await attemptsOf(failures.busy, previewRetry)).toEqual([0, 5000]);
    expect(await attemptsOf(failures.hasty, previewRetry)).toEqual([0, 1000]);
    expect(await attemptsOf(failures.closed, previewRetry)).toEqual([0]);
  });

  test("STA-3 a section that counts aloud tries again three times, 2 s apart", async () => {
    expect(await attemptsOf(failures.network, sectionRetry)).toEqual([0, 2000, 4000, 6000]);
  });

  test("RSCH-9 the blog preview tries once more", async () => {
    expect(await attemptsOf(failures.network, previewRetry)).toEqual([0, 1000]);
  });

  test("STA-6 leaving the page ends the attempts", async () => {
    let attempts = 0;
    const queries = createQueryClient(requestRetry);
    const observer = new QueryObserver(queries, {
      queryKey: ["en", "x"],
      queryFn: ({ signal }) => {
        attempts += signal.aborted ? 0 : 1;
        return Promise.reject(failures.network());
      },
    });
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1500);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toBe(2);
  });
});
