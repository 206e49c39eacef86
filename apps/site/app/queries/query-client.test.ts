import { QueryObserver, focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { requestRetry } from "./retry-policy.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A query client with one query that counts its calls. */
function counted() {
  const queryFn = vi.fn(() => Promise.resolve("answer"));
  return {
    queries: createQueryClient(requestRetry),
    query: { queryKey: ["en", "x"], queryFn },
    asks: queryFn,
  };
}

test("API-5 an answer is fresh for five minutes, neither less nor more", async () => {
  const { queries, query, asks } = counted();
  await queries.fetchQuery(query);
  await vi.advanceTimersByTimeAsync(299_000);
  await queries.fetchQuery(query);
  expect(asks).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  await queries.fetchQuery(query);
  expect(asks).toHaveBeenCalledTimes(2);
  queries.clear();
});

test("API-5 focus asks for nothing, however old the answer", async () => {
  const { queries, query, asks } = counted();
  const other = vi.fn(() => Promise.resolve("asked on focus"));
  const leaving = [
    new QueryObserver(queries, query).subscribe(() => undefined),
    new QueryObserver(queries, {
      queryKey: ["en", "y"],
      queryFn: other,
      refetchOnWindowFocus: true,
    }).subscribe(() => undefined),
  ];
  queries.mount();
  await vi.advanceTimersByTimeAsync(301_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(other).toHaveBeenCalledTimes(2);
  expect(asks).toHaveBeenCalledTimes(1);
  for (const leave of leaving) leave();
  queries.unmount();
  queries.clear();
});
