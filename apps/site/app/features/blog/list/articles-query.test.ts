import { describe, expect, it } from "vitest";
import { emptyState } from "../../../lists/list-state.ts";
import { connectBackend, createBackend } from "../../../queries/api-client.ts";
import { createQueryClient } from "../../../queries/query-client.ts";
import { articlesQuery } from "./articles-query.ts";

/**
 * Reads one page from a backend with `total` articles, 10 per page. Also returns the pages that the backend was asked
 * for.
 */
async function readPage(total: number, page: number) {
  const asked: number[] = [];
  const queries = createQueryClient({ retry: false });
  const answer = (current: number) => ({
    blogs: Array.from({ length: Math.min(10, Math.max(0, total - (current - 1) * 10)) }, (_, index) => ({
      id: (current - 1) * 10 + index + 1,
      title: "Entry",
    })),
    pagination: { total, total_pages: Math.ceil(total / 10), current_page: current },
  });
  const backend = (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const current = Number(url.searchParams.get("page"));
    asked.push(current);
    return Promise.resolve(Response.json({ success: true, message: "OK", data: answer(current) }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://cms.invalid", fetch: backend }));
  const { items, pagination } = await queries.fetchQuery(articlesQuery("en", { ...emptyState, page }));
  return { ids: items.map(({ id }) => id), page: pagination?.current_page, asked };
}

describe("a page of articles", () => {
  it("BLOG-8 ERR-16 one beyond the end is the last; where there is none, there is none", async () => {
    expect(await readPage(12, 2)).toEqual({ ids: ["11", "12"], page: 2, asked: [2] });
    expect(await readPage(12, 99)).toEqual({ ids: ["11", "12"], page: 2, asked: [99, 2] });
    expect(await readPage(0, 99)).toMatchObject({ ids: [], asked: [99] });
  });
});
