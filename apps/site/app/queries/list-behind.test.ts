import { answerFixture } from "@miqyas/contract/fixtures";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connectBackend, createBackend, queryKey } from "./api-client.ts";
import { servicePreviewQuery, serviceQuery } from "./our-services.ts";
import { getListBehind } from "./list-behind.ts";
import { createQueryClient } from "./query-client.ts";
import { requestRetry } from "./retry-policy.ts";
import { connectFailing } from "./testing/connect-failing.ts";
import { dehydrateQueries } from "./served-queries.ts";
import { toolQuery } from "./tool-we-uses.ts";
import { wordPreviewQuery, wordQuery } from "./words-in-markets.ts";

/** A query client over the contract's fixtures. Services come in two pages. */
function connected() {
  const asked: string[] = [];
  const queries = createQueryClient({ retry: false });
  const answer = (url: URL) => {
    const body = answerFixture(url.pathname, "en");
    if (url.pathname !== "/api/v1/our-services") return body;
    const page = Number(url.searchParams.get("page") ?? 1);
    const entry = { id: page, title: `Service ${page}`, explores: [{ id: 1, title: "Usage" }] };
    const pagination = { total: 2, count: 1, per_page: 1, current_page: page, total_pages: 2 };
    return { success: true, data: { our_services: [entry], pagination } };
  };
  const fetchFixture = (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(
      `${url.pathname}${url.searchParams.has("page") ? `?page=${url.searchParams.get("page")}` : ""}`,
    );
    return Promise.resolve(Response.json(answer(url)));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchFixture }));
  return { queries, asked };
}

afterEach(() => void vi.useRealTimers());

describe("an answer made from a whole list", () => {
  it("API-17 finds a service by its id on any page of the list", async () => {
    const { queries, asked } = connected();
    expect((await queries.fetchQuery(serviceQuery("en", "2"))).title).toBe("Service 2");
    expect(asked).toEqual(["/api/v1/our-services", "/api/v1/our-services?page=2"]);
  });

  it("SVD-3 TLD-2 WDD-2 says which thing does not exist", async () => {
    const { queries } = connected();
    const errorOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
    const errors = [
      errorOf(queries.fetchQuery(serviceQuery("en", "404"))),
      errorOf(queries.fetchQuery(toolQuery("en", "404"))),
      errorOf(queries.fetchQuery(wordQuery("en", "404"))),
    ];
    expect(await Promise.all(errors)).toMatchObject([
      { kind: "not-found", code: "serviceNotFound" },
      { kind: "not-found", code: "toolNotFound" },
      { kind: "not-found", code: "wordNotFound" },
    ]);
  });

  it("HOME-10 RSCH-10 a preview holds the first entries of the list", async () => {
    const { queries } = connected();
    const titlesOf = (list: { title: string }[]) => list.map(({ title }) => title);
    expect(titlesOf(await queries.fetchQuery(servicePreviewQuery("en", 1)))).toEqual(["Service 1"]);
    const words = [1, 2, 3].map((number) => `Sampling frame ${number}`);
    expect(titlesOf(await queries.fetchQuery(wordPreviewQuery("en")))).toEqual(words);
  });

  it("travels without the list", async () => {
    const { queries } = connected();
    await queries.fetchQuery(servicePreviewQuery("en"));
    const [entry, ...others] = dehydrateQueries(queries).data;
    expect(others).toEqual([]);
    expect(entry?.[1]).toMatchObject([{ title: "Service 1" }, { title: "Service 2" }]);
    expect(JSON.stringify(entry)).not.toContain("Usage");
  });

  it("uses the list that is at hand while it is fresh, and no older one", async () => {
    const { queries, asked } = connected();
    const keep = (updatedAt: number) =>
      queries.setQueryData(queryKey("en", "listServices", "whole"), [{ id: "1", title: "At hand" }], {
        updatedAt,
      });
    keep(Date.now());
    expect((await queries.fetchQuery(serviceQuery("en", "1"))).title).toBe("At hand");
    expect(asked).toEqual([]);
    keep(Date.now() - 301_000);
    expect((await queries.fetchQuery(serviceQuery("en", "2"))).title).toBe("Service 2");
  });

  it("STA-4 STA-6 is read once for all who wait for it, ends when nobody does, and is read anew by who comes later", async () => {
    const queries = createQueryClient({ retry: false });
    const signals: AbortSignal[] = [];
    const observe = (part: string) =>
      new QueryObserver(queries, {
        queryKey: ["en", part],
        queryFn: (context) =>
          getListBehind(context, ["en", "list"], (signal) => {
            signals.push(signal);
            return new Promise(() => undefined);
          }),
      }).subscribe(() => undefined);
    const [leaveFirst, leaveSecond] = [observe("first"), observe("second")];
    leaveFirst();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leaveSecond();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    observe("third");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it("STA-4 is tried four times in all when it fails, for however many answers", async () => {
    const queries = createQueryClient(requestRetry);
    const calls = await connectFailing(queries);
    vi.useFakeTimers();
    const results = Promise.allSettled([
      queries.fetchQuery(servicePreviewQuery("en")),
      queries.fetchQuery(serviceQuery("en", "1")),
    ]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await results).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(calls.asked).toBe(4);
  });
});
