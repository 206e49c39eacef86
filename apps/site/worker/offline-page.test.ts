import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { answerOffline, readKeptPage } from "./offline-page.ts";

const document = (locale: string, title: string) =>
  `<!DOCTYPE html><html lang="${locale}" dir="ltr"><head><title>${title}</title><meta property="og:site_name" content="R&amp;D"/></head>`;

test("NET-4 a kept page is listed by the title of its document", () => {
  expect(readKeptPage("/words/1", document("en", "R&amp;D — Miqyas"))).toEqual({
    path: "/words/1",
    title: "R&D — Miqyas",
    locale: "en",
    agency: "R&D",
  });
  expect(readKeptPage("/", document("ar", "مقياس"))?.locale).toBe("ar");
  expect(readKeptPage("/", "<p>no document</p>")).toBeNull();
});

test("NET-4 LAY-16 the offline page lists the kept pages of each language with the agency's name, escaped, and runs nothing", async () => {
  const pages = ["<i>", "مصطلح"].map((title, n) => ({
    path: n ? "/ar/words/1" : "/words/1",
    title,
    locale: n ? ("ar" as const) : ("en" as const),
    agency: n ? undefined : "Orontes <b>",
  }));
  const response = await answerOffline("https://miqyas.example/ar/contact", pages);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html.match(/<section lang="(\w+)"/g)).toEqual(['<section lang="ar"', '<section lang="en"']);
  expect(html).toContain('<p>Orontes &lt;b&gt; <span lang="ar">مقياس</span></p>');
  expect(html).toContain('<a href="/words/1">&lt;i&gt;</a>');
  expect(html).toContain('<a href="/ar/words/1">مصطلح</a>');
  const sheet = /<style>([^<]+)<\/style>/.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(sheet).digest("base64");
  expect(response.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}';`);
  expect(response.headers.get("content-security-policy")).not.toMatch(/script-src|unsafe/);
});

test("NET-4 without a kept page there is no list", async () => {
  const html = await (await answerOffline("https://miqyas.example/contact", [])).text();
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).not.toContain("<ul>");
});

test("NET-4 LANG-4 an address without a language has that of the page that was read last", async () => {
  const page = { path: "/ar/words/1", title: "مصطلح", locale: "ar", agency: undefined } as const;
  const html = await (await answerOffline("https://miqyas.example/contact", [page])).text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
});

test("NET-4 no part of the worker uses what `older-browsers.ts` adds to documents alone", async () => {
  const missing = /add\(\w+(?:\.prototype)?, "(\w+)"/g;
  const added = await readFile(new URL("../app/boot/older-browsers.ts", import.meta.url), "utf8");
  const names = [...added.matchAll(missing)].map(([, name]) => name);
  expect(names).toContain("toReversed");
  for (const file of ["keep-pages.ts", "keep-rules.ts", "offline-page.ts"]) {
    const code = await readFile(new URL(file, import.meta.url), "utf8");
    for (const name of names) expect(code, file).not.toContain(`.${name}(`);
  }
});
