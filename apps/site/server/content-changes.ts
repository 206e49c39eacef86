const everything = "*";

/**
 * Which calls of the contract show content of a kind, where these are more than the call of the same name. A kind that
 * is neither here nor a call's name (pictures, settings shown on every page) changes every page.
 */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  blogs: ["blogs", "blog", "blog-categories", "markets-page"],
  "blog-categories": ["blog-categories", "blogs", "blog"],
  "education-resources": ["education-resources", "education-resource", "markets-page"],
  "education-resource-categories": [
    ...["education-resource-categories", "education-resources", "education-resource"],
  ],
  "words-in-markets": ["words-in-markets", "markets-page"],
  "words-in-market-categories": ["words-in-market-categories", "words-in-markets"],
  "trends-in-markets": ["trends-in-markets", "trend", "markets-page"],
  "our-featured-reports": ["our-featured-reports", "featured-report", "markets-page"],
  "frequently-asked-questions": ["frequently-asked-questions"],
  "faq-categories": ["frequently-asked-questions"],
  "our-services": ["our-services", "our-impacts"],
  "tool-we-uses": ["tool-we-uses"],
  "our-impacts": ["our-impacts"],
  testimonials: ["testimonials"],
  "our-clients": ["our-clients"],
  "our-partners": ["our-partners"],
  "our-teams": ["our-teams"],
  "about-us": ["about-us"],
  "our-mission": ["our-missions"],
  "our-missions": ["our-missions"],
  "our-vision": ["our-visions"],
  "our-visions": ["our-visions"],
  "core-values": ["core-values"],
  "home-page": ["home-page"],
  "markets-page": ["markets-page"],
  "privacy-policy": ["privacy-policies"],
  "privacy-policies": ["privacy-policies"],
  "terms-and-conditions": ["terms-and-conditions"],
};

/** Remembers, by counting, when the content behind each call last changed. */
export interface ContentChanges {
  /** Number of changes so far. */
  readonly count: number;
  /** Content of these kinds has changed. */
  mark: (kinds: readonly string[]) => void;
  /** Whether any of these calls would answer otherwise than when `count` was `since`. */
  touched: (calls: readonly string[], since: number) => boolean;
}

export function createContentChanges(): ContentChanges {
  let count = 0;
  const last = new Map<string, number>();
  return {
    get count() {
      return count;
    },
    mark(kinds) {
      count++;
      for (const kind of kinds) for (const call of shownBy[kind] ?? [everything]) last.set(call, count);
    },
    touched(calls, since) {
      if ((last.get(everything) ?? 0) > since) return true;
      if (calls.includes(everything)) return count > since;
      return calls.some((call) => (last.get(call) ?? 0) > since);
    },
  };
}
