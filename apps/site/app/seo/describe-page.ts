import { defaultLocale, otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { localizePath } from "../routing/paths.ts";
import type { SharedPicture } from "./shared-picture.ts";

export interface PageDescription {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  locale: Locale;
  /** The languages in which the page exists. */
  languages: readonly Locale[];
  /** Canonical English path; `null` for a page without its own address. */
  path: string | null;
  /** Query with the page number of a list, beyond page 1. */
  query?: string;
  title: string;
  description: string;
  siteName: string;
  picture: SharedPicture;
  type?: "website" | "article" | undefined;
}

/** The tags of a page's head, for search engines and shared links. */
interface HeadTags {
  canonical: string | null;
  /** The same page by language; `x-default` is the address without a language, where the visitor's choice decides. */
  alternates: { language: Locale | "x-default"; href: string }[];
  /** Open Graph, by property. */
  graph: [property: string, content: string][];
}

const graphLocales: Record<Locale, string> = { en: "en_US", ar: "ar_SY" };

/**
 * The tags of a page (LANG-9, RT-19). Canonical is the address in the page's language, in canonical spelling. A page in
 * one language has no alternates (LANG-15), nor has a further page of a list: in the other language it may not exist, and
 * it has other entries.
 */
export function describePage(page: PageDescription): HeadTags {
  const { origin, locale, path, query = "", title, description, picture } = page;
  const languages = query ? [locale] : page.languages;
  const addressIn = (language: Locale) => `${origin}${localizePath(`${path ?? "/"}${query}`, language)}`;
  const canonical = path === null ? null : addressIn(locale);
  return {
    canonical,
    alternates:
      path === null || languages.length < 2
        ? []
        : [
            ...languages.map((language) => ({ language, href: addressIn(language) })),
            { language: "x-default" as const, href: addressIn(defaultLocale) },
          ],
    graph: [
      ["og:type", page.type ?? "website"],
      ["og:site_name", page.siteName],
      ["og:title", title],
      ["og:description", description],
      ["og:locale", graphLocales[locale]],
      ...(languages.includes(otherLocale(locale))
        ? ([["og:locale:alternate", graphLocales[otherLocale(locale)]]] satisfies HeadTags["graph"])
        : []),
      ...(canonical ? ([["og:url", canonical]] satisfies HeadTags["graph"]) : []),
      ...describePicture(picture),
    ],
  };
}

/** A picture's Open Graph properties, as far as they are known. */
function describePicture({ url, width, height, alt }: SharedPicture): HeadTags["graph"] {
  return [
    ["og:image", url],
    ...(width && height
      ? ([
          ["og:image:width", String(width)],
          ["og:image:height", String(height)],
        ] satisfies HeadTags["graph"])
      : []),
    ...(alt ? ([["og:image:alt", alt]] satisfies HeadTags["graph"]) : []),
  ];
}

/** The page number of a list's query. Search engines index each such page, but no searches. */
export function readPage(query: string): number {
  return Number(new URLSearchParams(query).get("page") ?? 1);
}

/** Whether a query searches, filters or sorts. Search engines do not index such pages. */
export function isSearch(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return ["q", "cat", "sort"].some((name) => parameters.has(name));
}

/** A text as a description: one line, at most 160 characters, cut between words. */
export function toDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= 160) return line;
  return `${line.slice(0, 159).replace(/\s+\S*$/, "")}…`;
}
