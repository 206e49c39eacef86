import { chartPath, entryPaths, isEntryCollection, pagePaths } from "@miqyas/contract";

/** How long an address of the preview beside the form is valid, ms. The form asks for new ones in time. */
export const previewLasts = 60 * 60_000;

/** The pages that show the entries of collections without pages of their own, and the globals. */
const listPages: Readonly<Record<string, string>> = {
  "about-us": pagePaths.about,
  "core-values": pagePaths.about,
  "frequently-asked-questions": pagePaths.faq,
  "home-page": pagePaths.home,
  "markets-page": pagePaths.markets,
  "our-clients": pagePaths.home,
  "our-impacts": pagePaths.home,
  "our-mission": pagePaths.about,
  "our-partners": pagePaths.home,
  "our-teams": pagePaths.about,
  "our-vision": pagePaths.about,
  "privacy-policy": pagePaths.privacyPolicy,
  "social-medias": pagePaths.contact,
  "terms-and-conditions": pagePaths.terms,
  testimonials: pagePaths.home,
};

/**
 * The path of the page that shows an entry or a global, without language: its own page, or the page with its list. An
 * article is named by its id, because a draft may change its slug. `undefined` where the site shows nothing of this kind.
 */
export function previewPath(kind: string, id: number | null): string | undefined {
  const own = kind === "charts" ? chartPath : isEntryCollection(kind) ? entryPaths[kind] : undefined;
  return own !== undefined && id !== null ? own.replace(/:\w+$/, String(id)) : listPages[kind];
}
