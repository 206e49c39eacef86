import { describe, expect, test } from "vitest";
import { assetHeaders } from "../assets/assets.ts";
import { pageHeaders } from "./page-headers.ts";
import type { HeaderList } from "./page-headers.ts";
import { dataHeaders } from "@miqyas/http/security-headers";

const settings = {
  SITE_ORIGIN: "https://miqyas.example",
  PUBLIC_BACKEND_URL: undefined,
  MEDIA_ORIGINS: [],
  secure: true,
};
const facts = {
  locale: "ar",
  status: 200,
  complete: true,
  hashes: [],
  styles: [],
  embed: null,
  framed: false,
  etag: 'W/"x"',
  calls: ["blogs", "site-settings"],
} as const;

const asRecord = (list: HeaderList): Record<string, string | undefined> =>
  Object.fromEntries(
    Array.from({ length: list.length / 2 }, (_, i): [string, string] => [
      list[2 * i] ?? "",
      list[2 * i + 1] ?? "",
    ]),
  );

describe("pageHeaders", () => {
  test("carry everything of S3", () => {
    expect(asRecord(pageHeaders(facts, settings, true))).toMatchObject({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": "ar",
      "Cache-Control": "public, max-age=0, s-maxage=60, stale-if-error=604800",
      Vary: "Accept-Encoding, Accept-Language, Cookie",
      ETag: 'W/"x"',
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "credentialless",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Permissions-Policy": [
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
        'autoplay=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")',
      ].join(", "),
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Reporting-Endpoints": 'csp="/csp-report"',
    });
  });

  test("LANG-9: an address that names its language does not vary with the visitor", () => {
    expect(asRecord(pageHeaders(facts, settings, false)).Vary).toBe("Accept-Encoding");
  });

  test("an incomplete or failed page is not stored by any cache", () => {
    for (const change of [{ complete: false }, { status: 503 }]) {
      const headers = asRecord(pageHeaders({ ...facts, ...change }, settings, true));
      expect(headers["Cache-Control"]).toBe("no-store");
      expect(headers).not.toHaveProperty("ETag");
    }
  });

  test("a page that embeds a video is not cut off from it", () => {
    const headers = asRecord(pageHeaders({ ...facts, embed: "https://player.vimeo.com" }, settings, true));
    expect(headers).not.toHaveProperty("Cross-Origin-Embedder-Policy");
  });

  test("CHART-6: a page for other sites' frames may be framed, and runs and sends nothing", () => {
    const headers = asRecord(pageHeaders({ ...facts, framed: true }, settings, false));
    expect(headers).not.toHaveProperty("X-Frame-Options");
    expect(headers["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
    expect(headers["Content-Security-Policy"]?.split("; ")).toEqual([
      ...["default-src 'none'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'"],
      ...["manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors *"],
      "upgrade-insecure-requests",
    ]);
  });

  test("plain HTTP promises no HTTPS", () => {
    const plain = { ...settings, secure: false };
    expect(asRecord(pageHeaders(facts, plain, true))).not.toHaveProperty("Strict-Transport-Security");
    expect(dataHeaders(false)).not.toHaveProperty("Strict-Transport-Security");
  });

  test("MANY-6 tell a CDN the calls that the page shows, if the page may be kept", () => {
    const headers = (CDN: "cloudflare" | "fastly" | undefined, complete = true) =>
      asRecord(pageHeaders({ ...facts, complete }, { ...settings, CDN }, false));
    expect(headers("cloudflare")["Cache-Tag"]).toBe("page,blogs,site-settings");
    expect(headers("fastly")["Surrogate-Key"]).toBe("page blogs site-settings");
    for (const other of [headers(undefined), headers("cloudflare", false)])
      expect(Object.keys(other)).not.toContain("Cache-Tag");
  });
});

test("files of the build: hashed ones are immutable, a picture opened by itself runs nothing", () => {
  const script = assetHeaders("/build/app-1a.js.br", "/assets/app-1a.js", false);
  expect(script["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(script).not.toHaveProperty("Content-Security-Policy");
  const drawing = assetHeaders("/build/favicon.svg", "/favicon.svg", false);
  expect(drawing["Cache-Control"]).toBe("public, max-age=3600");
  expect(drawing["Content-Security-Policy"]).toContain("sandbox");
});
