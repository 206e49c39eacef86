import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask } from "@miqyas/http/testing/http";
import { behaviours, only } from "../testing/faulty-backend.ts";
import type { Behaviour } from "../testing/faulty-backend.ts";
import { signalSecret, startTestSite } from "../testing/start-test-site.ts";
import type { TestSite } from "../testing/start-test-site.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const get = (path: string, headers = {}) => ask(site.port, path, { headers });
const asked = () => site.backend.requests.filter(({ url }) => url.startsWith("/api/v1/redirects"));

function know(redirects: object[]): void {
  const answer: Behaviour = (_request, response) =>
    void response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ success: true, data: { redirects } }));
  site.backend.behaviour = only("/api/v1/redirects", answer);
}

async function signal(): Promise<void> {
  const body = JSON.stringify({ tags: ["redirects"], at: Date.now() });
  const signature = createHmac("sha256", signalSecret).update(body).digest("hex");
  const headers = { "x-miqyas-signature": `sha256=${signature}`, "content-type": "application/json" };
  expect((await ask(site.port, "/__signal", { method: "POST", headers, body })).status).toBe(204);
}

const moved = { from: "/old-page", to: "/AboutUs?view=team#hero", status: 301 };
const gone = { from: "/صفحة", to: null, status: 410 };

describe("an address at which the site has no page", () => {
  test.each([
    ["/old-page", "/AboutUs?view=team#hero"],
    ["/OLD-page/?a=1&b=%20", "/AboutUs?view=team&a=1&b=%20#hero"],
    ["/ar/old-page?a=1", "/ar/AboutUs?view=team&a=1#hero"],
  ])("RT-24: %s leads to the new one in the same language, its query kept", async (path, location) => {
    know([moved]);
    const { status, headers, text } = await get(path, { "accept-language": "ar" });
    expect([status, headers.location, text]).toEqual([301, location, ""]);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test.each(["/old-page", "/ar/old-page"])(
    "RT-24 LANG-9: %s leads to a file at its one address",
    async (path) => {
      know([{ ...moved, to: "/media/report.pdf" }]);
      expect((await get(path)).headers.location).toBe("/media/report.pdf");
    },
  );

  test.each([
    ["/%D8%B5%D9%81%D8%AD%D8%A9", "en"],
    ["/ar/%D8%B5%D9%81%D8%AD%D8%A9", "ar"],
  ])("RT-25: %s that is gone for good is 410, and one page for all in %s", async (path, language) => {
    know([gone, { from: "/too", to: null, status: 410 }]);
    const { status, headers, text } = await get(path);
    expect([status, headers["content-language"]]).toEqual([410, language]);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await get(language === "ar" ? "/ar/too" : "/too")).text).toBe(text);
    expect(site.app.renders.filter(({ url }) => url.endsWith("/__gone"))).toHaveLength(1);
  });

  test("RT-24 B12: 200 invented addresses ask the backend once", async () => {
    know([moved]);
    for (let at = 0; at < 200; at++) expect((await get(`/invented-${at}`)).status).toBe(404);
    expect(asked()).toHaveLength(1);
  });

  test("RT-24: a page of the site is never redirected", async () => {
    know([{ from: "/aboutus", to: "/contact", status: 301 }]);
    expect((await get("/AboutUs")).status).toBe(200);
  });

  test("RT-24: a change that the backend announces counts for the next visitor", async () => {
    know([]);
    expect((await get("/old-page")).status).toBe(404);
    know([moved]);
    await signal();
    expect((await get("/old-page")).status).toBe(301);
    know([]);
    await signal();
    expect((await get("/old-page")).status).toBe(404);
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/ar//evil.example",
    "/\r\nx: y",
  ])("RT-24 B5: %j from the backend leads nowhere", async (to) => {
    know([{ ...moved, to }]);
    const { status, headers } = await get("/old-page");
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  test.each(["notFound", "bareNotFound", "error", "halved"] as const)(
    "RT-24: is not found with a backend that answers %s to the call",
    async (behaviour) => {
      site.backend.behaviour = only("/api/v1/redirects", behaviours[behaviour]);
      expect((await get("/old-page")).status).toBe(404);
    },
  );

  test("RT-24 F1: keeps its redirect while the backend is away", async () => {
    know([moved]);
    await get("/old-page");
    site.backend.behaviour = behaviours.reset;
    await signal();
    expect((await get("/old-page")).status).toBe(301);
  });
});

describe("a page whose entry has moved", () => {
  test.each([
    ["/words/7?a=1", "/words/8?a=1"],
    ["/ar/words/7", "/ar/words/8"],
  ])("RT-24: %s leads to %s, as its render says", async (path, location) => {
    const inArabic = path.startsWith("/ar");
    site.app.outcome = {
      status: 301,
      headers: { location: inArabic ? "/ar/words/8" : "/words/8" },
      body: "",
    };
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test("RT-24: from an address without a language it leads to one without", async () => {
    site.app.outcome = { status: 301, headers: { location: "/ar/words/8" }, body: "" };
    const { headers } = await get("/words/7", { "accept-language": "ar" });
    expect(headers.location).toBe("/words/8");
  });
});
