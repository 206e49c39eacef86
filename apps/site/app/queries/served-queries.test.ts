import { ApiError } from "@miqyas/contract";
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { hasNoContent, isIncomplete } from "./completeness.ts";
import { createQueryClient } from "./query-client.ts";
import { requestRetry } from "./retry-policy.ts";
import { dehydrateQueries, hydrateQueries } from "./served-queries.ts";
import type { ServedQueries } from "./served-queries.ts";

async function served(answers: Record<string, unknown>) {
  const queries = createQueryClient({ retry: false });
  for (const [name, answer] of Object.entries(answers))
    await queries.prefetchQuery({
      queryKey: ["en", name],
      queryFn: () => (answer instanceof Error ? Promise.reject(answer) : answer),
    });
  return queries;
}

const missing = new ApiError("not-found", "blogNotFound", { status: 404 });
const down = new ApiError("status", "loadFailed", { status: 503 });

/** Sends a value through JSON, as a page does. */
const travel = (value: ServedQueries) => JSON.parse(JSON.stringify(value)) as ServedQueries;

describe("queries that the server ran", () => {
  test("reach the browser with their data and their failures", async () => {
    const queries = createQueryClient(requestRetry);
    hydrateQueries(
      queries,
      travel(dehydrateQueries(await served({ list: [1, 2], blog: missing, faq: down }))),
    );
    expect(queries.getQueryData(["en", "list"])).toEqual([1, 2]);
    expect(queries.getQueryState(["en", "blog"])).toMatchObject({
      status: "error",
      error: { kind: "not-found" },
    });
    expect(queries.getQueryState(["en", "faq"])?.error).toMatchObject({ code: "loadFailed", status: 503 });
  });

  test("look the same every time, so that a page keeps its ETag", async () => {
    const once = JSON.stringify(dehydrateQueries(await served({ list: [1], faq: down })));
    const again = JSON.stringify(dehydrateQueries(await served({ list: [1], faq: down })));
    expect(again).toBe(once);
  });

  test("a failure is shown as the server showed it while the page is taken over", async () => {
    const queries = createQueryClient(requestRetry);
    hydrateQueries(queries, travel(dehydrateQueries(await served({ faq: down }))));
    const options = { queryKey: ["en", "faq"], queryFn: () => Promise.resolve("fresh") };
    const result = new QueryObserver(queries, options).getOptimisticResult(
      queries.defaultQueryOptions({ ...options, _optimisticResults: "optimistic" }),
    );
    expect(result.status).toBe("error");
  });

  test("an error that is none of ours travels as a time-out", async () => {
    expect(
      dehydrateQueries(await served({ list: new DOMException("late", "TimeoutError") })).failures,
    ).toEqual([[["en", "list"], { kind: "timeout", code: "loadFailed" }]]);
  });
});

describe("completeness of a page", () => {
  const page = async (answers: Record<string, unknown>, content: string[]) => {
    const queries = await served(answers);
    return { queries, i18n: null as never, content: content.map((name) => ["en", name]) };
  };

  test("F4 a page with anything missing is incomplete", async () => {
    expect(isIncomplete(await page({ list: [1], social: down }, ["list"]))).toBe(true);
    expect(isIncomplete(await page({ list: [1] }, ["list"]))).toBe(false);
  });

  test("RT-21 what does not exist is not missing", async () => {
    const detail = await page({ blog: missing }, ["blog"]);
    expect(isIncomplete(detail)).toBe(false);
    expect(hasNoContent(detail)).toBe(false);
  });

  test("F2 a page with none of its content is hollow", async () => {
    expect(hasNoContent(await page({ list: down, faq: down, social: [] }, ["list", "faq"]))).toBe(true);
    expect(hasNoContent(await page({ list: down, faq: [1] }, ["list", "faq"]))).toBe(false);
    expect(hasNoContent(await page({ social: down }, []))).toBe(false);
  });
});
