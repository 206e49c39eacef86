import type { BlogSummary, Locale } from "@miqyas/contract";
import { localizePath } from "@miqyas/contract";
import { element, escapeXml } from "./xml.ts";

/** Articles in a feed. */
export const feedLength = 30;

export interface Feed {
  locale: Locale;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  title: string;
  description: string;
  /** Canonical English path of the feed's list. */
  listPath: string;
  articlePath: (slug: string) => string;
  articles: readonly BlogSummary[];
}

const pictureTypes = new Map([
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
]);

const spaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(" ");

/** RFC 822 with a year of four digits, as in RSS 2.0. */
const writeDate = (moment: string | null) => moment && new Date(moment).toUTCString();

/**
 * The newest articles of a language as RSS 2.0. An untranslated article names its own language.
 * Articles that are kept out of search are left out (RT-26).
 */
export function writeFeed(feed: Feed): string {
  const { locale, origin, title, description, listPath } = feed;
  const listed = feed.articles.filter(({ seo }) => !seo?.noindex);
  const addressOf = (path: string) => origin + localizePath(path, locale);
  const newest = listed
    .flatMap(({ created_at: moment }) => (moment ? [moment] : []))
    .toSorted((a, b) => Date.parse(b) - Date.parse(a))
    .at(0);
  const self = escapeXml(addressOf("/feed.xml"));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${spaces}>`,
    "<channel>",
    element("title", title),
    element("link", addressOf(listPath)),
    element("description", description),
    element("language", locale),
    element("lastBuildDate", writeDate(newest ?? null)),
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...listed.slice(0, feedLength).map((article) => writeItem(article, feed, addressOf)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** An article. Its `guid` has the id, which never changes and opens the article too (BLOG-15). */
function writeItem(
  article: BlogSummary,
  { locale, articlePath }: Feed,
  addressOf: (path: string) => string,
): string {
  const language = article.untranslated.includes("title") ? "en" : locale;
  return [
    "<item>",
    element("title", article.title),
    element("link", addressOf(articlePath(article.slug))),
    `<guid isPermaLink="true">${escapeXml(addressOf(articlePath(article.id)))}</guid>`,
    element("description", article.excerpt),
    element("pubDate", writeDate(article.created_at)),
    element("dc:creator", article.author_name),
    element("dc:language", language),
    ...article.categories.map((name) => element("category", name)),
    writePicture(article),
    "</item>",
  ].join("");
}

/** An `enclosure` needs the length in bytes, which is not known. Media RSS does not need it. */
function writePicture({ cover_image: picture, cover_image_details: details }: BlogSummary): string {
  if (!picture || !/^https?:/i.test(picture)) return "";
  const type = pictureTypes.get(/\.(\w+)(?:[?#]|$)/.exec(picture)?.[1]?.toLowerCase() ?? "");
  const attributes = {
    url: picture,
    medium: "image",
    type,
    width: details?.width.toString(),
    height: details?.height.toString(),
  };
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escapeXml(value)}"` : "",
  );
  const description = element("media:description", details?.alt);
  return `<media:content${written.join("")}>${description}</media:content>`;
}
