import { expect, test } from "vitest";
import { connectBackend, createBackend } from "./api-client.ts";
import { articleQuery } from "./blogs.ts";
import { createQueryClient } from "./query-client.ts";

/** A query client whose backend has many articles and ignores `slug`. */
function connected(total: number) {
  const asked: string[] = [];
  const queries = createQueryClient({ retry: false });
  const entry = (id: number) => ({ id, slug: `slug-${id}`, title: "Listed" });
  const answer = ({ pathname, searchParams }: URL) => {
    if (pathname !== "/api/v1/blogs") return entry(Number(pathname.split("/").at(-1)));
    const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
    const first = (page - 1) * size;
    return {
      blogs: Array.from({ length: Math.min(size, total - first) }, (_, index) => entry(first + index + 1)),
      pagination: { total, total_pages: Math.ceil(total / size), current_page: page },
    };
  };
  const fetchArticles = (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.pathname);
    return Promise.resolve(Response.json({ success: true, data: answer(url) }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchArticles }));
  return { queries, asked };
}

test("ART-2 the oldest of a thousand articles is found by its slug, a hundred a call", async () => {
  const { queries, asked } = connected(1000);
  expect(await queries.fetchQuery(articleQuery("en", "slug-1000"))).toMatchObject({ id: "1000" });
  expect(asked).toEqual([
    "/api/v1/blogs/slug-1000",
    ...Array<string>(10).fill("/api/v1/blogs"),
    "/api/v1/blogs/1000",
  ]);
});

test("ART-2 a backend that knows slugs answers in one call", async () => {
  const asked: string[] = [];
  const queries = createQueryClient({ retry: false });
  const fetchArticle = (input: string | URL | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname);
    return Promise.resolve(Response.json({ success: true, data: { id: 7, slug: "fair", title: "Fair" } }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchArticle }));
  expect(await queries.fetchQuery(articleQuery("en", "fair"))).toMatchObject({ id: "7" });
  expect(asked).toEqual(["/api/v1/blogs/fair"]);
});

test("ART-2 a slug in another normal form is the same slug, typed or stored", async () => {
  const [composed, decomposed] = (["NFC", "NFD"] as const).map((form) => "أسئلة".normalize(form));
  for (const stored of [composed, decomposed]) {
    const queries = createQueryClient({ retry: false });
    const fetchArticle = (input: string | URL | Request) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      expect(decodeURIComponent(pathname)).toBe(`/api/v1/blogs/${composed}`);
      return Promise.resolve(Response.json({ success: true, data: { id: 7, slug: stored, title: "Fair" } }));
    };
    connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchArticle }));
    for (const typed of [composed, decomposed])
      expect(await queries.fetchQuery(articleQuery("en", typed ?? ""))).toMatchObject({ id: "7" });
  }
});

test("ART-2 an article that a backend reads from the number in a slug is not taken for it", async () => {
  const queries = createQueryClient({ retry: false });
  const fetchArticle = (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const id = pathname === "/api/v1/blogs/9" ? 9 : 7;
    const entry = { id, slug: id === 9 ? "7-rules" : "seven", title: "Listed" };
    const data = pathname === "/api/v1/blogs" ? { blogs: [{ ...entry, id: 9, slug: "7-rules" }] } : entry;
    return Promise.resolve(Response.json({ success: true, data }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchArticle }));
  expect(await queries.fetchQuery(articleQuery("en", "7-rules"))).toMatchObject({ id: "9" });
});

test.each([200, 404, 422, 500])(
  "ART-2 ART-3 a text that is no slug may be an id: the article, or none (%s)",
  async (status) => {
    const id = "9b2f7a1e-5d3c-4f60-8a11-0c2d3e4f5a6b";
    const queries = createQueryClient({ retry: false });
    const fetchArticles = (input: string | URL | Request) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const data = pathname === "/api/v1/blogs" ? { blogs: [] } : { id, title: "Listed" };
      const isArticle = pathname === `/api/v1/blogs/${id}`;
      return Promise.resolve(Response.json({ success: true, data }, { status: isArticle ? status : 200 }));
    };
    connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchArticles }));
    const article = queries.fetchQuery(articleQuery("en", id));
    if (status === 200) expect(await article).toMatchObject({ id, title: "Listed" });
    else await expect(article).rejects.toMatchObject({ kind: "not-found", message: "Blog not found" });
  },
);
