import type { Locale } from "@miqyas/contract";
import { chartPath, localizePath } from "@miqyas/contract";

/** Names one page. A render gets nothing else of a request (R6). */
export interface PageKey {
  locale: Locale;
  path: string;
  query: string;
}

/** The page of every address that does not exist: one body per language, however many addresses are tried. */
export const unknownPath = "/__unknown";

/** The page of every address that is gone for good (RT-25). `gonePath` in `app/routing/route-table.ts`. */
export const gonePath = "/__gone";

/** Whether one page stands for all addresses that do not exist, or are gone. */
export const isSharedPath = (path: string): boolean => path === unknownPath || path === gonePath;

/** A key as text: `ar/AllBlog?page=2`. */
export const pageKey = ({ locale, path, query }: PageKey): string => locale + path + query;

/** Parses the text of a key. */
export function readPageKey(key: string): PageKey {
  const mark = key.indexOf("?");
  return {
    locale: key.startsWith("ar/") ? "ar" : "en",
    path: mark < 0 ? key.slice(2) : key.slice(2, mark),
    query: mark < 0 ? "" : key.slice(mark),
  };
}

/** The address at which a page is rendered. */
export const renderAddress = ({ locale, path, query }: PageKey): string =>
  `http://site.invalid${localizePath(path, locale)}${query}`;

const framedPath = new RegExp(`^${chartPath.replace(/:\w+$/, "[^/]+")}$`);

/** Whether other sites may frame the page of a path: the page of a chart, and no other (CHART-6). */
export const isFramed = (path: string): boolean => framedPath.test(path);

/** The pattern of a path for logs: `/Blogdetails/:id`, without the id. */
export const routePattern = (path: string): string => path.replace(/^(\/[^/]+)\/.+$/, "$1/:id");
