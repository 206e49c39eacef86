import { locales } from "@miqyas/contract";
import { expect, test } from "vitest";
import { writeRobots } from "./robots.ts";
import { countFiles, pagesPerFile, writeSitemap, writeSitemapIndex } from "./sitemap.ts";

const origin = "https://miqyas.example";

test("LANG-9 a page stands in the sitemap in every language, with all its alternates", () => {
  const xml = writeSitemap([{ path: "/words/a%26b", date: "2026-03-01", languages: locales }], 1, origin);
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="en" href="${origin}/words/a%26b"/>`,
    `<xhtml:link rel="alternate" hreflang="ar" href="${origin}/ar/words/a%26b"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/words/a%26b"/>`,
  ].join("");
  const modified = "<lastmod>2026-03-01T00:00:00.000Z</lastmod>";
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>${origin}/words/a%26b</loc>${modified}${alternates}</url>`,
    `<url><loc>${origin}/ar/words/a%26b</loc>${modified}${alternates}</url>`,
  ]);
});

test("LANG-15 a page in one language stands there alone, without alternates", () => {
  const xml = writeSitemap([{ path: "/words/1", date: null, languages: ["ar"] }], 1, origin);
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([`<url><loc>${origin}/ar/words/1</loc></url>`]);
});

test("a date that nobody knows is not made up, and no sign of XML breaks a file", () => {
  const xml = writeSitemap([{ path: "/words/'<&>\"", date: null, languages: locales }], 1, origin);
  expect(xml).not.toContain("lastmod");
  expect(xml).toContain("/words/&#39;&lt;&amp;&gt;&quot;</loc>");
});

test("sitemaps.org a long sitemap is split into files below 50,000 addresses, which an index names", () => {
  const pages = Array.from({ length: pagesPerFile + 1 }, (_, at) => ({
    path: `/words/${at}`,
    date: null,
    languages: locales,
  }));
  expect(countFiles(pages.length)).toBe(2);
  expect(countFiles(pagesPerFile)).toBe(1);
  const [first = "", second = ""] = [1, 2].map((file) => writeSitemap(pages, file, origin));
  expect(first.match(/<url>/g)?.length).toBe(pagesPerFile * 2);
  expect(pagesPerFile * 2).toBeLessThanOrEqual(50_000);
  expect(first.length).toBeLessThan(50_000_000);
  expect(second.match(/<loc>[^<]*/g)).toEqual([
    `<loc>${origin}/words/${pagesPerFile}`,
    `<loc>${origin}/ar/words/${pagesPerFile}`,
  ]);
  expect(writeSitemapIndex(2, origin).match(/<loc>[^<]*/g)).toEqual([
    `<loc>${origin}/sitemap-1.xml`,
    `<loc>${origin}/sitemap-2.xml`,
  ]);
});

test("robots.txt keeps crawlers from calls and internals only, and names the sitemap", () => {
  const lines = writeRobots(origin).split("\n");
  expect(lines).toContain("Disallow: /api/");
  expect(lines).toContain("Disallow: /__");
  expect(lines).not.toContain("Disallow: /");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
