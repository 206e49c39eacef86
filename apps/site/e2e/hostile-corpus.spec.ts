import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import sanitizeHtml from "sanitize-html";
import { build, runnerImport } from "vite";
import { hostileHtml } from "./support/hostile-html.ts";

// The tests do not depend on the language: one project runs them.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const renderer = here("./support/render-hostile.ts");

type Rewrite = (html: string) => string;

/** The site's HTML code for browsers, bundled as a script that defines `hostile.renderHostile` in the page. */
async function bundleForBrowser(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: { "import.meta.env.SSR": "false", "process.env.NODE_ENV": '"production"' },
    build: { write: false, lib: { entry: renderer, formats: ["iife"], name: "hostile" } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("nothing was built");
  return result.output[0].code;
}

/** An empty page without a policy. All its requests are blocked. */
async function openBare(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ contentType: "text/html", body: "<!doctype html><meta charset=utf-8><body>" })
      : route.abort(),
  );
  await page.goto("http://hostile.example/");
}

/**
 * Puts each piece into the page, reads it back and inserts the result again. Then sends every event that has a
 * handler and clicks every clickable element. Resolves with the numbers of the pieces that ran, after code that was
 * started last has run.
 */
const runPieces = (page: Page, pieces: (readonly [html: string, id: number])[]) =>
  page.evaluate(async (pieces) => {
    const ran = new Set<number>();
    let arrive: (id: number) => void = () => undefined;
    Object.assign(window, { hit: (id: number) => (id < 0 ? arrive(id) : void ran.add(id)) });
    const range = document.createRange();
    range.selectNodeContents(document.body);
    const put = (html: string) => {
      const place = document.createElement("div");
      document.body.append(place);
      place.append(range.createContextualFragment(html));
      return place;
    };
    const provoke = (place: Element) => {
      for (const element of place.querySelectorAll<HTMLElement | SVGElement>("*")) {
        for (const { name } of [...element.attributes])
          if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)));
        if (element.matches("a, area, button, input[type=submit]"))
          element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
      }
    };
    const keepHere = (event: Event) => {
      const { protocol = "" } = event.target as Partial<HTMLAnchorElement>;
      if (/^https?:$/.test(protocol)) event.preventDefault();
    };
    document.addEventListener("click", keepHere, true);
    for (const [piece] of pieces) {
      const place = put(piece);
      provoke(place);
      provoke(put(place.innerHTML));
    }
    // Requested last, by each asynchronous way, and therefore run last.
    for (const [index, last] of [
      "<img src=data:, onerror=top.hit(-1)>",
      "<a href=javascript:top.hit(-2)>x</a>",
      "<iframe srcdoc='<script>top.hit(-3)</script>'></iframe>",
      "<script type=module>top.hit(-4)</script>",
    ].entries())
      await new Promise<void>((resolve) => {
        arrive = (id) => id === -1 - index && resolve();
        provoke(put(last));
      });
    document.removeEventListener("click", keepHere, true);
    document.body.replaceChildren();
    return pieces.flatMap(([, id]) => (ran.has(id) ? [id] : []));
  }, pieces);

/** The numbers of the pieces of a corpus that run in a page. Pieces that a sanitiser has made equal are tried once. */
async function runCorpus(page: Page, corpus: readonly string[]): Promise<Set<number>> {
  const pieces = Array.from(new Map(corpus.map((html, id) => [html, id])));
  const ran = new Set<number>();
  const batch = 300;
  for (let first = 0; first < pieces.length; first += batch)
    for (const id of await runPieces(page, pieces.slice(first, first + batch))) ran.add(id);
  return ran;
}

test(
  "B1 ART-7 more than 5,000 pieces of HTML run unprotected; none does after the site's or the backend's sanitiser",
  { tag: "@in-english" },
  async ({ page }) => {
    const corpus = hostileHtml();
    await openBare(page);
    const dangerous = await runCorpus(page, corpus);
    test
      .info()
      .annotations.push({ type: "run unprotected", description: `${dangerous.size} of ${corpus.length}` });
    expect(dangerous.size).toBeGreaterThanOrEqual(5_000);

    const site = await runnerImport<{ renderHostile: Rewrite }>(renderer);
    // Imported by path: the two applications do not import each other.
    const policy = await runnerImport<{ articleHtmlPolicy: sanitizeHtml.IOptions }>(
      here("../../cms/src/rich-text/article-html-policy.ts"),
    );
    const backend: Rewrite = (html) => sanitizeHtml(html, policy.module.articleHtmlPolicy);
    await page.evaluate(await bundleForBrowser());
    const inBrowser = await page.evaluate((all) => {
      const { hostile } = window as unknown as { hostile: { renderHostile: Rewrite } };
      return all.map((html) => hostile.renderHostile(html));
    }, corpus);

    for (const [name, rewritten] of [
      ["the site's, on the server", corpus.map(site.module.renderHostile)],
      ["the site's, in the browser", inBrowser],
      ["the backend's", corpus.map(backend)],
    ] as const) {
      const ran = await runCorpus(page, rewritten);
      expect(
        Array.from(ran, (id) => [corpus[id], rewritten[id]]),
        name,
      ).toEqual([]);
    }
  },
);
