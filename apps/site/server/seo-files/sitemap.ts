import { defaultLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { localizePath } from "@miqyas/contract";
import { element, escapeXml } from "./xml.ts";

/** A page of the sitemap. */
export interface Listed {
  /** Canonical English path. */
  path: string;
  /** When it was published, in the backend's format; `null` when unknown. */
  date: string | null;
  /** The languages in which the page exists. */
  languages: readonly Locale[];
}

/** Pages in one file: 10,000 addresses, some 5 MB, where the protocol allows 50,000 and 50 MB. */
export const pagesPerFile = 5_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The number of files of a sitemap with so many pages. */
export const countFiles = (pages: number): number => Math.max(1, Math.ceil(pages / pagesPerFile));

/** A page in each of its languages, each with all alternates, like the page's own head (LANG-9, LANG-15). */
function writePage({ path, date, languages }: Listed, origin: string): string {
  const addressIn = (locale: Locale) => escapeXml(origin + localizePath(path, locale));
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const alternates =
    languages.length < 2
      ? ""
      : languages.map((locale) => link(locale, addressIn(locale))).join("") +
        link("x-default", addressIn(defaultLocale));
  const modified = element("lastmod", date && new Date(date).toISOString());
  return languages
    .map((locale) => `<url><loc>${addressIn(locale)}</loc>${modified}${alternates}</url>\n`)
    .join("");
}

/** One file of the sitemap, by its number from 1 (sitemaps.org, with Google's `xhtml:link`). */
export function writeSitemap(pages: readonly Listed[], file: number, origin: string): string {
  const listed = pages.slice((file - 1) * pagesPerFile, file * pagesPerFile);
  const urls = listed.map((page) => writePage(page, origin)).join("");
  return `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

/** The list of the files of a sitemap that is too long for one. */
export function writeSitemapIndex(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="${protocol}">\n${entries.join("")}</sitemapindex>\n`;
}
