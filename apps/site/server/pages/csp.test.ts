import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hashOwnScripts, pagePolicy } from "./csp.ts";

const nonce = "0123456789abcdef";
const sha = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const settings = {
  SITE_ORIGIN: "https://miqyas.example",
  PUBLIC_BACKEND_URL: undefined,
  MEDIA_ORIGINS: [],
  secure: true,
};

describe("hashOwnScripts", () => {
  test("B1: only inline scripts with the nonce are hashed, and the nonce is removed", () => {
    const html = `<script nonce="${nonce}">own()</script><script>evil()</script><script nonce="guess">evil(2)</script>
      <script type="module" nonce="${nonce}">import("/assets/a.js")</script><link nonce="${nonce}"/>
      <script nonce="${nonce}" src="/assets/boot.js"></script>
      <script type="application/json" nonce="${nonce}">{"a":1}</script>`;
    const result = hashOwnScripts(html, nonce);
    expect(result.hashes).toEqual([sha("own()"), sha(`import("/assets/a.js")`)]);
    expect(result.html).not.toContain(nonce);
    expect(result.html).toContain("<script>own()</script><script>evil()</script>");
  });

  test("B1: a script that swallows ours gets no hash of its own", () => {
    const html = `<script>evil()<script nonce="${nonce}">own()</script>`;
    expect(hashOwnScripts(html, nonce).hashes).toEqual([]);
  });

  test("a nonce left anywhere else is an error, not a page", () => {
    expect(() => hashOwnScripts(`<p>${nonce}</p>`, nonce)).toThrow("nonce");
  });

  test("hashes Arabic text as the bytes that are sent", () => {
    const { hashes } = hashOwnScripts(`<script nonce="${nonce}">say("مقياس")</script>`, nonce);
    expect(hashes).toEqual([sha(`say("مقياس")`)]);
  });
});

describe("pagePolicy", () => {
  test("allows what the page has and nothing else", () => {
    const policy = pagePolicy({ hashes: ["'sha256-x'"], styles: ["'sha256-y'"], embed: null }, settings);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src https://miqyas.example/assets/ 'sha256-x';");
    expect(policy).toContain("style-src 'self' 'sha256-y'; style-src-attr 'none';");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy.slice(policy.indexOf("object-src"))).toBe(
      [
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
        "require-trusted-types-for 'script'; trusted-types site-html site-worker; report-to csp; report-uri /csp-report",
      ].join("; "),
    );
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("upgrade-insecure-requests");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site-html site-worker;");
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  test("ENT-1: names the backend that browsers call, and other origins of media", () => {
    const policy = pagePolicy(
      { hashes: [], styles: [], embed: "https://player.vimeo.com" },
      {
        ...settings,
        PUBLIC_BACKEND_URL: "https://api.example",
        MEDIA_ORIGINS: ["https://cdn.example"],
        secure: false,
      },
    );
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("img-src 'self' https://api.example https://cdn.example data:;");
    expect(policy).toContain("frame-src https://player.vimeo.com;");
    expect(policy).not.toContain("upgrade-insecure-requests");
  });

  test("both names of one's own machine are the same site", () => {
    const local = { ...settings, SITE_ORIGIN: "http://localhost:3000" };
    expect(pagePolicy({ hashes: [], styles: [], embed: null }, local)).toContain(
      "script-src http://localhost:3000/assets/ http://127.0.0.1:3000/assets/;",
    );
  });
});
