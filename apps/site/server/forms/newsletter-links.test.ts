import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { sendRaw } from "@miqyas/http/testing/http";
import { startTestSite } from "../testing/start-test-site.ts";
import { loadApp } from "../testing/load-app.ts";
import type { TestSite } from "../testing/start-test-site.ts";
import { passTimeUntil } from "../testing/pass-time.ts";

let app: Awaited<ReturnType<typeof loadApp>>;
beforeAll(async () => {
  app = await loadApp();
});
afterAll(() => app.close());

let site: TestSite;
afterEach(() => site.close());

/** A site with the pages of the app itself. */
async function startSite(environment: Record<string, string> = {}): Promise<TestSite> {
  const started = await startTestSite(environment);
  started.app.render = (...request) => app.render(...request);
  return started;
}

/** What the backend was told of links; pages ask it for what surrounds them. */
const linkCalls = () => site.backend.requests.filter(({ url }) => url.includes("/newsletter/"));

const token = "7.SECRET-OF-THE-READER";

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(site.url + path, { method, headers, redirect: "manual" });

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: "POST", headers, body: new URLSearchParams(fields) });

describe("the pages of the newsletter's links", () => {
  test("B20: opened or looked at they ask nobody, in the language of the address or of the visitor", async () => {
    site = await startSite();
    for (const [path, headers, language] of [
      ["/newsletter/confirm", {}, "en"],
      ["/newsletter/confirm", { "accept-language": "ar" }, "ar"],
      ["/ar/newsletter/unsubscribe", {}, "ar"],
      ["/AR/Newsletter/Confirm/", { cookie: "i18nextLng=en" }, "ar"],
    ] as const) {
      const answer = await get(`${path}?token=${token}`, headers);
      expect([answer.status, answer.headers.get("content-language")]).toEqual([200, language]);
      expect(await answer.text()).toContain(`value="${token}"`);
    }
    const head = await get(`/newsletter/confirm?token=${token}`, {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get("/newsletter/confirm", {}, "PUT")).status).toBe(405);
    expect((await get(`/newsletter/confirm?token="><script>`)).status).toBe(410);
    expect(linkCalls()).toEqual([]);
  });

  test("B20 LANG-9: without a script the other language of an answer asks again, and is not said to be over", async () => {
    site = await startSite();
    const answer = await post("/newsletter/confirm", { token });
    expect(answer.status).toBe(200);
    const [, toggle = ""] = /href="(\?[^"]*lang=ar)"/.exec(await answer.text()) ?? [];
    const changed = await get(`/newsletter/confirm${toggle.replaceAll("&amp;", "&")}`);
    expect([changed.status, changed.headers.get("location")]).toEqual([
      303,
      `/ar/newsletter/confirm?token=${token}`,
    ]);
    const other = await get(changed.headers.get("location") ?? "");
    expect([other.status, other.headers.get("content-language")]).toEqual([200, "ar"]);
    expect(await other.text()).toContain(`value="${token}"`);
    expect(linkCalls()).toHaveLength(1);
  });

  test("the token reaches the backend, and neither a log nor a Referer nor a cache", async () => {
    site = await startSite({ SITE_ORIGIN: "https://miqyas.example" });
    const opened = await get(`/newsletter/confirm?token=${token}`);
    expect(opened.headers.get("referrer-policy")).toBe("no-referrer");
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect(opened.headers.get("strict-transport-security")).toContain("max-age=");
    expect(opened.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src http/);
    expect(opened.headers.get("x-robots-tag")).toBe("noindex");
    expect(await opened.text()).not.toMatch(/<link rel="canonical"|property="og:url"/);
    // Under `no-referrer` browsers say that the form comes from nowhere.
    await post("/newsletter/confirm", { token }, { origin: "null" });
    await post(`/newsletter/unsubscribe?token=${token}`, { "List-Unsubscribe": "One-Click" });
    expect(site.logged.map(({ route }) => route)).toEqual([
      "/newsletter/confirm",
      "/newsletter/confirm",
      "/newsletter/unsubscribe",
    ]);
    expect(JSON.stringify([site.logged, site.errors])).not.toContain("SECRET");
  });

  test("L7: what comes too slowly has failed; the link is not said to be wrong, and its token is kept", async () => {
    site = await startSite();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const head =
      "Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9";
    const postSlowly = (address: string) =>
      passTimeUntil(sendRaw(site.port, `POST ${address} HTTP/1.1\r\n${head}\r\n\r\ntoken`));
    const pressed = await postSlowly("/newsletter/confirm");
    expect(pressed).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 60/i);
    expect(pressed).not.toContain('name="token"');
    const oneClick = await postSlowly(`/newsletter/unsubscribe?token=${token}`);
    expect(oneClick).toMatch(/^HTTP\/1\.1 503 /);
    expect(oneClick).toContain(`value="${token}"`);
  });

  test("B22: one client may press so often in a minute; the link stays good", async () => {
    site = await startSite();
    site.app.render = async (_request, { answer }) =>
      new Response("<p>", { status: answer?.status ?? 200, headers: { "content-type": "text/html" } });
    const statuses: number[] = [];
    for (let time = 0; time < 40; time++)
      statuses.push((await post("/newsletter/confirm", { token: "" })).status);
    expect(statuses).toEqual(Array<number>(40).fill(410));
    site.app.render = (...request) => app.render(...request);
    const busy = await post("/newsletter/confirm", { token });
    expect(busy.status).toBe(429);
    expect(busy.headers.get("retry-after")).toBe("60");
    expect(await busy.text()).toContain(`value="${token}"`);
  });

  test("B22: who has opened too many pages still reads the answer to a press", async () => {
    site = await startSite();
    site.app.render = async (_request, { answer }) =>
      new Response("<p>", { status: answer?.status ?? 200, headers: { "content-type": "text/html" } });
    await expect.poll(async () => (await get("/newsletter")).status, { interval: 0 }).toBe(429);
    expect((await post("/newsletter/confirm", { token })).status).toBe(200);
  });
});
