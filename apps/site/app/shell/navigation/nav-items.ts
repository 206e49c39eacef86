import type { RouteName } from "../../routing/route-table.ts";
import type { EnglishMessages } from "../../i18n/load-messages.ts";
import { paths } from "../../routing/paths.ts";

type NavKey = keyof EnglishMessages["shell"]["nav"];

interface NavItem {
  key: NavKey;
  to: string;
  /** Pages for which the item is marked: first its own page, then those below it. */
  covers: readonly RouteName[];
}

/** The main navigation (LAY-2). */
export const mainNav: readonly NavItem[] = [
  { key: "home", to: paths.home(), covers: ["home"] },
  {
    key: "services",
    to: paths.services(),
    covers: ["services", "service", "storedService", "tool", "plan"],
  },
  { key: "about", to: paths.about(), covers: ["about"] },
  {
    key: "research",
    to: paths.research(),
    covers: [
      "research",
      "blog",
      "article",
      "resources",
      "resource",
      "words",
      "word",
      "trends",
      "trend",
      "report",
      "markets",
    ],
  },
];

const faq: NavItem = { key: "faq", to: paths.faq(), covers: ["faq"] };

/** Reference pages, one level below the main navigation. */
const references: readonly NavItem[] = [
  { key: "markets", to: paths.markets(), covers: ["markets"] },
  { key: "words", to: paths.words(), covers: ["words", "word"] },
  { key: "resources", to: paths.resources(), covers: ["resources", "resource"] },
];

/** Links of the narrow menu besides the main navigation. */
export const menuNav: readonly NavItem[] = [...references, faq];

/** Links of the footer besides the main navigation (LAY-10). */
export const footerNav: readonly NavItem[] = [
  ...mainNav,
  { key: "contact", to: paths.contact(), covers: ["contact"] },
  faq,
  ...references,
  { key: "privacyPolicy", to: paths.privacyPolicy(), covers: ["privacyPolicy"] },
  { key: "terms", to: paths.terms(), covers: ["terms"] },
];

/** The item's relation to the page: the same page, a parent of it, or neither. */
export function currentState(item: NavItem, page: RouteName | undefined): "page" | "true" | undefined {
  if (page === undefined || !item.covers.includes(page)) return undefined;
  return item.covers[0] === page ? "page" : "true";
}
