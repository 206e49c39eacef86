import type { Locale } from "@miqyas/contract";
import { localizePath, paths } from "../routing/paths.ts";
import type { PageName } from "./page-facts.ts";

/** The page above each entry's page, and above a page that belongs to a list. */
const parents = {
  service: "services",
  tool: "services",
  plan: "services",
  article: "blog",
  resource: "resources",
  report: "research",
  trend: "trends",
  word: "words",
} as const satisfies Partial<Record<PageName, PageName & keyof typeof paths>>;

const hasParent = (page: PageName): page is keyof typeof parents => page in parents;

/** The pages above a page with their addresses in a language, the home page first. Empty for the home page. */
export function describeTrail(page: PageName, locale: Locale) {
  const above =
    page === "home" ? [] : hasParent(page) ? (["home", parents[page]] as const) : (["home"] as const);
  return above.map((name) => ({ page: name, path: localizePath(paths[name](), locale) }));
}
