import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { previewHeader, previewPurpose } from "@miqyas/contract";
import type { PreviewClaims } from "@miqyas/contract";
import { signToken } from "@miqyas/http/signed-token";
import { ask } from "@miqyas/http/testing/http";
import { signalSecret, startTestSite } from "../testing/start-test-site.ts";
import type { TestSite } from "../testing/start-test-site.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const claims = (more: Partial<PreviewClaims> = {}): PreviewClaims => ({
  ...{ kind: "words-in-markets", id: 7, locale: "ar", path: "/words/7" },
  ...{ office: "https://office.example:8443", expires: Date.now() + 60_000, ...more },
});
const sign = (more: object = {}, secret = signalSecret) =>
  signToken(previewPurpose, { ...claims(), ...more }, secret);
const get = (token: string) => ask(site.port, `/preview/${token}`, {});

describe("RT-27: a page with a draft", () => {
  test("is the page of its entry in its language, for the back office alone, and is kept nowhere", async () => {
    const { status, headers, text } = await get(sign());
    expect({ status, text }).toMatchObject({
      status: 200,
      text: expect.stringContaining("/ar/words/7") as string,
    });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-language": "ar",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers.etag).toBeUndefined();
    expect(headers["content-security-policy"]).toMatch(
      /frame-ancestors https:\/\/office\.example:8443(?:;|$)/,
    );
    expect((await ask(site.port, "/ar/words/7", {})).headers["x-frame-options"]).toBe("DENY");
  });

  test("runs one script, which reloads it for the back office, and sends nothing", async () => {
    const body = `<html><head><title>T</title></head><script>start()</script><link rel="modulepreload" href="/a.js"></html>`;
    site.app.outcome = { body };
    const { headers, text } = await get(sign());
    const scripts = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code = ""]) => code);
    expect(scripts).toEqual([expect.stringContaining(`e.origin==="https://office.example:8443"`)]);
    expect(text).not.toContain("modulepreload");
    const hash = createHash("sha256").update(scripts.join("")).digest("base64");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).toMatch(/default-src 'none';.*form-action 'none';/);
    expect(policy).not.toMatch(/connect-src|report/);
  });

  test("is rendered each time, with calls that carry the token, and never enters the page cache", async () => {
    const before = site.pages.status.pages;
    const token = sign();
    await get(token);
    await get(token);
    expect(site.app.renders).toHaveLength(2);
    await site.app.renders[0]?.context.ask(`${site.backend.url}/api/v1/words-in-markets`);
    expect(site.backend.requests.at(-1)?.headers[previewHeader]).toBe(token);
    expect(site.pages.status.pages).toBe(before);
  });

  test.each(["?fbclid=a/b", "/", "/?utm_source=mail"])(
    "is found when a mail program or a network adds %s to its address",
    async (added) => expect((await get(sign() + added)).status).toBe(200),
  );

  test("S4: neither its address nor its token is in the log", async () => {
    const token = sign();
    await get(token);
    expect(site.logged).toMatchObject([{ route: "/preview/*", status: 200 }]);
    expect(JSON.stringify(site.logged)).not.toContain(token);
  });

  test.each([
    ["with another secret", () => sign({}, "another secret, another secret 00")],
    ["that has ended", () => sign({ expires: Date.now() - 1 })],
    ["for another purpose", () => signToken("signal", claims(), signalSecret)],
    ["with an office that is no origin", () => sign({ office: "https://a.example; script-src *" })],
    ["with a path of another site", () => sign({ path: "//evil.example/" })],
    ["that is none", () => "x"],
  ])("a token %s is answered with 410, without a render", async (_case, make) => {
    const { status, text, headers } = await get(make());
    expect(status).toBe(410);
    expect(text).toContain("This preview has ended");
    expect(headers["cache-control"]).toBe("no-store");
    expect(site.app.renders).toEqual([]);
  });
});
