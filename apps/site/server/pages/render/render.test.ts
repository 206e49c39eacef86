import { afterEach, describe, expect, test, vi } from "vitest";
import { dataDeadlines, renderDeadline, renderPage } from "./render.ts";
import { createFakeApp } from "../../testing/fake-app.ts";

const settings = {
  BACKEND_URL: "http://127.0.0.1:4000",
  SITE_ORIGIN: "https://miqyas.example",
  mediaBase: "",
};
afterEach(() => void vi.useRealTimers());

describe("renderPage", () => {
  test("renders the localised address, with everything else in the context", async () => {
    const app = createFakeApp();
    const page = await renderPage(app, "ar/AllBlog?page=2", settings);
    const [{ url, headers, context } = { context: undefined }] = app.renders;
    expect(url).toBe("http://site.invalid/ar/AllBlog?page=2");
    expect(headers).toEqual({ "accept-language": "ar" });
    expect(context).toMatchObject({
      locale: "ar",
      backendUrl: "http://127.0.0.1:4000",
      publicOrigin: "https://miqyas.example",
      mediaBase: "",
    });
    expect(context?.deadline.aborted).toBe(false);
    expect(page).toMatchObject({ status: 200, locale: "ar", calls: ["home-page"], missing: "nothing" });
    expect(page.hashes).toHaveLength(1);
  });

  test("B1: every render has a nonce of its own, which no page keeps", async () => {
    const app = createFakeApp();
    const pages = [await renderPage(app, "en/", settings), await renderPage(app, "en/", settings)];
    const nonces = app.renders.map(({ context }) => context.nonce);
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) {
      expect(nonce).toMatch(/^[0-9a-f]{48}$/);
      for (const { html } of pages) expect(html.toString()).not.toContain(nonce);
    }
  });

  test.each([
    [{}, "nothing"],
    [{ "x-incomplete": "1" }, "some"],
    [{ "x-incomplete": "main" }, "main"],
  ])("reads from %j that %s is missing", async (headers, missing) => {
    const app = createFakeApp();
    app.outcome = { headers };
    expect((await renderPage(app, "en/", settings)).missing).toBe(missing);
  });

  test.each([
    ["https://player.vimeo.com", "https://player.vimeo.com"],
    ["https://evil.example", null],
    [undefined, null],
  ])(
    "HOME-3: a page whose film needs the player of %j may frame %j, whatever else it links to",
    async (player, frame) => {
      const app = createFakeApp();
      app.outcome = {
        body: `<a href="https://youtu.be/abcdefghijk">Watch</a>`,
        headers: player === undefined ? {} : { "x-embed": player },
      };
      expect((await renderPage(app, "en/", settings)).embed).toBe(frame);
    },
  );

  test("CHART-6: the page of a chart has no script, and no other page may be framed", async () => {
    const app = createFakeApp();
    const body = `<head><link rel="modulepreload" href="/a.js"></head><p>47 %</p><script>start()</script>`;
    app.outcome = { body };
    const page = await renderPage(app, "ar/charts/7", settings);
    expect(page).toMatchObject({ framed: true, hashes: [] });
    expect(page.html.toString()).toBe("<head></head><p>47 %</p>");
    for (const path of ["/", "/words/7", "/charts", "/charts/7/more"])
      expect((await renderPage(app, `en${path}`, settings)).framed).toBe(false);
  });

  test("B5: a redirect leads to a path of the site, or is an error", async () => {
    const app = createFakeApp();
    app.outcome = { status: 302, body: "", headers: { location: "/ar/words?page=2" } };
    expect((await renderPage(app, "ar/words/1", settings)).location).toBe("/ar/words?page=2");
    for (const location of ["https://evil.example/", "//evil.example/", "javascript:alert(1)"]) {
      app.outcome = { status: 302, body: "", headers: { location } };
      await expect(renderPage(app, "en/", settings)).rejects.toThrow();
    }
  });

  test("what is not a page is an error", async () => {
    const app = createFakeApp();
    app.outcome = { headers: { "content-type": "text/x-script" } };
    await expect(renderPage(app, "en/", settings)).rejects.toThrow("without a page");
  });

  test.each([
    ["long", 7_200],
    ["medium", 3_000],
    ["short", 1_000],
  ] as const)(
    "F4: the %s deadline gives data %i ms; the whole render has 8 s",
    async (name, dataDeadline) => {
      vi.useFakeTimers();
      expect(dataDeadlines[name]).toBe(dataDeadline);
      const app = createFakeApp();
      app.outcome = "hang";
      const ended = expect(renderPage(app, "en/", settings, { dataDeadline: name })).rejects.toThrow(
        "in time",
      );
      await vi.advanceTimersByTimeAsync(dataDeadline - 1);
      expect(app.renders[0]?.context.deadline.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(app.renders[0]?.context.deadline.aborted).toBe(true);
      await vi.advanceTimersByTimeAsync(renderDeadline - dataDeadline);
      await ended;
      expect(renderDeadline).toBe(8_000);
    },
  );

  test("B12: a render that has ended leaves no timer behind", async () => {
    vi.useFakeTimers();
    await renderPage(createFakeApp(), "en/", settings);
    expect(vi.getTimerCount()).toBe(0);
  });
});
