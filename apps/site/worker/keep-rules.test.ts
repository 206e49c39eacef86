import { expect, test } from "vitest";
import { bounds, kindOf, mayKeep } from "./keep-rules.ts";

const origin = "https://miqyas.example";

test.each([
  ["/", "document", "pages"],
  ["/ar/words/1", "document", "pages"],
  ["/Blogdetails/nine-hundred-sentences", "document", "pages"],
  ["/search?q=salary", "document", null],
  ["/contact?sent=ABCD1234", "document", null],
  ["/AllBlog?page=2", "document", null],
  ["/preview/abc", "document", null],
  ["/newsletter/confirm", "document", null],
  ["/ar/newsletter/unsubscribe", "document", null],
  ["/newsletters-we-read", "document", "pages"],
  ["/api/v1/blogs", "", null],
  ["/api/v1/blogs", "document", null],
  ["/assets/app-1a.js", "script", "files"],
  ["/assets/app-1a.js", "document", null],
  ["/media/a-480.webp", "image", "pictures"],
  ["/media/report.pdf", "", null],
  ["/media/film.mp4", "video", null],
  ["/sitemap.xml", "document", null],
  ["/healthz", "", null],
  ["https://elsewhere.example/", "document", null],
  ["https://elsewhere.example/media/a.webp", "image", null],
])("NET-3 %s, asked for as “%s”, is kept as %s", (address, destination, kind) => {
  expect(kindOf(new URL(address, origin).href, origin, destination)).toBe(kind);
});

const publicPage = { "cache-control": "public, max-age=0", "content-type": "text/html; charset=utf-8" };

test.each([
  ["a public page", 200, publicPage, "page", true],
  ["the answer to one visitor", 200, { ...publicPage, "cache-control": "no-store" }, "page", false],
  ["an answer that says nothing of caches", 200, { "content-type": "text/html" }, "page", false],
  ["a page that is not found", 404, publicPage, "page", false],
  ["a file in place of a page", 200, { ...publicPage, "content-type": "application/pdf" }, "page", false],
  ["a page above the bound", 200, publicPage, "م".repeat(bounds.pages.bytes / 2 + 1), false],
])("NET-3 whether %s is kept", async (_what, status, headers, body, isKept) => {
  const response = new Response(body, { status, headers });
  expect(await mayKeep("pages", response)).toBe(isKept);
  expect((await response.text()).length).toBe(body.length);
});

test("NET-3 a page whose address led to another is not kept", async () => {
  const response = new Response("page", { headers: publicPage });
  Object.defineProperty(response, "redirected", { value: true });
  expect(await mayKeep("pages", response)).toBe(false);
});
