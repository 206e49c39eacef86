import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { retryDelays } from "@miqyas/contract";
import { fakeFindable } from "../testing/fake-app.ts";
import { ask, listen } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";
import { createTestApp, serve } from "@miqyas/http/testing/serve";
import { createSeoFiles } from "./seo-files.ts";
import type { SeoFiles } from "./seo-files.ts";
import { callLimits } from "./listings.ts";

type Entry = Record<string, unknown>;

/** A backend with the test's lists. It pages by the contract unless it is stuck, and counts its calls. */
function createBackend() {
  const lists: Record<string, Entry[]> = {
    blogs: [{ id: 1, title: "One", slug: "one", created_at: "2026-01-02" }],
    "our-services": [{ id: 3, title: "Service" }],
    "tool-we-uses": [],
    "trends-in-markets": [{ id: 4, title: "Trend", created_at: "2026-02-03" }],
    "education-resources": [],
    "words-in-markets": [{ id: 5, title: "Word" }],
  };
  const fields: Record<string, string> = {
    blogs: "blogs",
    "our-services": "our_services",
    "tool-we-uses": "tool_we_use",
    "trends-in-markets": "data",
    "education-resources": "education_resources",
    "words-in-markets": "items",
  };
  /** Numbers of entries that the Arabic list lacks or has alone, by list. */
  const onlyIn: Record<string, Record<number, string>> = {};
  /** Name of the agency; without it the backend has no settings. */
  const agency = "";
  const state = {
    lists,
    onlyIn,
    /** The languages in which the hub of markets has content; `null`: the backend has no hub. */
    marketsIn: null as readonly string[] | null,
    agency,
    broken: new Set<string>(),
    stuck: new Set<string>(),
    calls: [] as string[],
  };

  function answer({ url = "" }: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(url, "http://backend");
    const name = pathname.replace("/api/v1/", "");
    state.calls.push(name);
    const language = searchParams.get("lang") ?? "en";
    const only = state.onlyIn[name] ?? {};
    const list = state.lists[name]?.filter(({ id }) => (only[Number(id)] ?? language) === language);
    const status = state.broken.has(name) || state.broken.has("*") ? 400 : list ? 200 : 404;
    if (name === "site-settings" && state.agency) {
      const settings = { success: true, data: { name: state.agency } };
      return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(settings));
    }
    if (name === "markets-page" && state.marketsIn) {
      const places = [{ code: "SY", value: 4 }];
      const coverage = state.marketsIn.includes(language) ? { title: "Where", places } : null;
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify({ success: true, data: { coverage } }));
    }
    const size = Number(searchParams.get("per_page") ?? searchParams.get("perPage") ?? 10);
    const page = state.stuck.has(name) ? 1 : Number(searchParams.get("page") ?? 1);
    const data = list && {
      [fields[name] ?? ""]: list.slice((page - 1) * size, page * size),
      pagination: { total: list.length, total_pages: Math.ceil(list.length / size), current_page: page },
    };
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ success: status === 200, message: "", data }));
  }
  return Object.assign(state, { answer });
}

let backend: ReturnType<typeof createBackend>;
let behind: Listening;
let front: Listening;
let seoFiles: SeoFiles;
let errors: unknown[];

beforeEach(async () => {
  backend = createBackend();
  errors = [];
  behind = await listen(backend.answer);
  seoFiles = createSeoFiles({
    settings: {
      SITE_ORIGIN: "https://miqyas.example",
      BACKEND_URL: behind.url,
      mediaBase: "",
      secure: true,
    },
    findable: fakeFindable,
    fetch,
    report: (error) => void errors.push(error),
  });
  front = await serve((request, reply) => seoFiles.answer(request, reply));
});

afterEach(() => Promise.all([front.close(), behind.close()]));

const pathsOf = (xml: string) =>
  Array.from(xml.matchAll(/<loc>https:\/\/miqyas\.example([^<]*)<\/loc>/g), ([, path = ""]) => path);
const english = (xml: string) => pathsOf(xml).filter((path) => !/^\/ar(?:\/|$)/.test(path));

describe("the sitemap", () => {
  test("RT-5 lists every entry that has a page, also without the optional calls", async () => {
    const { status, headers, text } = await ask(front.port, "/sitemap.xml");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(english(text)).toEqual(["/", "/AboutUs", "/services/3", "/trends/4", "/words/5", "/articles/one"]);
    expect(pathsOf(text)).toHaveLength(12);
    expect(text.match(/<lastmod>[^<]*/g)).toContain("<lastmod>2026-01-02T00:00:00.000Z");
    expect(errors).toEqual([]);
  });

  test("LANG-15 an entry is listed in the languages whose list has it", async () => {
    backend.lists["words-in-markets"] = [5, 6, 7].map((id) => ({ id, title: "Word" }));
    backend.onlyIn["words-in-markets"] = { 6: "en", 7: "ar" };
    const { text } = await ask(front.port, "/sitemap.xml");
    const words = pathsOf(text).filter((path) => path.includes("/words/"));
    expect(words).toEqual(["/words/5", "/ar/words/5", "/words/6", "/ar/words/7"]);
    expect(text.match(/hreflang="ar" href="[^"]*words[^"]*"/g)).toHaveLength(2);
  });

  test.each([[[]], [["en"]], [["ar"]], [["en", "ar"]]])(
    "RT-5 LANG-15 the hub of markets is listed in the languages in which it has content: %j",
    async (languages) => {
      backend.marketsIn = languages;
      const { text } = await ask(front.port, "/sitemap.xml");
      const listed = pathsOf(text).filter((path) => path.endsWith("/markets"));
      expect(listed).toEqual(languages.map((language) => (language === "ar" ? "/ar/markets" : "/markets")));
      expect(text.includes(`hreflang="ar" href="https://miqyas.example/ar/markets"`)).toBe(
        languages.length > 1,
      );
    },
  );

  test("RT-26 an entry that is kept out of search is not listed", async () => {
    backend.lists.blogs?.push({ id: 2, title: "Two", slug: "two", seo: { noindex: true } });
    backend.lists["our-services"] = [{ id: 3, title: "Service", seo: { title: "Own", noindex: false } }];
    const listed = english((await ask(front.port, "/sitemap.xml")).text);
    expect(listed).toContain("/articles/one");
    expect(listed).toContain("/services/3");
    expect(listed).not.toContain("/articles/two");
  });

  test("B12 is whole with 10,000 articles after about a hundred calls per language, and repeats no call", async () => {
    backend.lists.blogs = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, title: "An article" }));
    const index = await ask(front.port, "/sitemap.xml");
    const files = pathsOf(index.text);
    expect(files).toEqual(["/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]);
    const texts = await Promise.all(
      files.map((file) => ask(front.port, file, { headers: { "accept-encoding": "gzip" } })),
    );
    const listed = texts.flatMap(({ body }) => english(gunzipSync(body).toString()));
    expect(new Set(listed).size).toBe(10_005);
    expect(listed).toContain("/articles/10000");
    expect(backend.calls.filter((call) => call === "blogs")).toHaveLength(200);
    expect(backend.calls.length).toBeLessThan(220);
    expect((await ask(front.port, "/sitemap-4.xml")).status).toBe(404);
  });

  test("a backend that repeats one page is not read endlessly", async () => {
    backend.lists["our-services"] = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, title: "Service" }));
    backend.lists["tool-we-uses"] = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, name: "Tool" }));
    backend.stuck.add("tool-we-uses");
    const { text } = await ask(front.port, "/sitemap.xml");
    expect(english(text).filter((path) => path.startsWith("/services/"))).toHaveLength(25);
    expect(english(text).filter((path) => path.startsWith("/tools/"))).toHaveLength(10);
    expect(backend.calls.filter((call) => call === "tool-we-uses")).toHaveLength(4);
  });

  test("a publish signal reads again what it is about, and nothing else", async () => {
    const before = await ask(front.port, "/sitemap.xml");
    expect(
      (await ask(front.port, "/sitemap.xml", { headers: { "if-none-match": before.headers.etag } })).status,
    ).toBe(304);
    backend.calls.length = 0;
    backend.lists["trends-in-markets"]?.push({ id: 6, title: "Another trend" });
    seoFiles.announce(["trends-in-markets"]);
    expect(english((await ask(front.port, "/sitemap.xml")).text)).toContain("/trends/6");
    expect([...new Set(backend.calls)]).toEqual(["trends-in-markets"]);
  });

  test("F1 without any answer there is no sitemap yet", async () => {
    backend.broken.add("*");
    const early = await ask(front.port, "/sitemap.xml");
    expect(early.status).toBe(503);
    expect(early.headers["retry-after"]).toBe("30");
    expect(errors.length).toBeGreaterThan(0);
  });

  test("F1 a crawler hears 503 before a silent backend makes the server cut its connection", () => {
    const { retries, timeout } = callLimits;
    const waits = retryDelays.slice(0, retries).reduce((sum, delay) => sum + 1.2 * delay, 0);
    const { timeout: cut } = createTestApp(() => undefined).server;
    expect((retries + 1) * timeout + waits).toBeLessThan(cut);
  });

  test("F1 content that was known stays in the sitemap while the backend is away", async () => {
    const { text } = await ask(front.port, "/sitemap.xml");
    backend.broken.add("*");
    seoFiles.announce(["blogs", "our-services", "trends-in-markets"]);
    expect((await ask(front.port, "/sitemap.xml")).text).toBe(text);
  });
});

test.each([
  ["/%66eed.xml", "/feed.xml"],
  ["/robots%2Etxt?utm_term=%E3", "/robots.txt"],
  ["/sitemap%2exml", "/sitemap.xml"],
  ["/%73itemap-%31.xml", "/sitemap-1.xml"],
])("B11 B12 %s is another spelling of %s: no file of its own", async (spelling, address) => {
  const [{ status, headers, text }, own] = await Promise.all([
    ask(front.port, spelling),
    ask(front.port, address),
  ]);
  expect([status, headers["content-type"], text]).toEqual([
    own.status,
    own.headers["content-type"],
    own.text,
  ]);
});

test.each(["/sitemap.xml#1", "/feed.xml/", "/x/feed.xml", "/sitemap-01.xml", "/robots.txt%00"])(
  "B12 %s is no file, whatever leads to it",
  async (address) => {
    expect((await ask(front.port, address)).status).toBeGreaterThanOrEqual(400);
  },
);

test("LAY-16 a feed follows the agency's name and the articles of its language; HEAD gets no body", async () => {
  const { status, headers, text } = await ask(front.port, "/ar/feed.xml");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(text).toContain("<title>Blog ar</title>");
  expect(text).toContain("<link>https://miqyas.example/ar/articles/one</link>");
  backend.agency = "العاصي";
  seoFiles.announce(["site-settings"]);
  expect((await ask(front.port, "/ar/feed.xml")).text).toContain("<title>العاصي Blog ar</title>");
  backend.lists.blogs?.unshift({ id: 2, title: "Two", slug: "two" });
  seoFiles.announce(["blogs"]);
  expect((await ask(front.port, "/ar/feed.xml")).text).toContain("/ar/articles/two");
  expect((await ask(front.port, "/feed.xml", { method: "HEAD" })).body).toHaveLength(0);
});
