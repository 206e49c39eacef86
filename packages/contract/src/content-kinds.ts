const callsWithPictures = [
  ...["about-us", "blogs", "core-values", "education-resources", "home-page", "markets-page", "our-clients"],
  ...["our-featured-reports", "our-impacts", "our-partners", "our-services", "our-teams", "privacy-policies"],
  ...["social-medias", "terms-and-conditions", "testimonials", "tool-we-uses", "trends-in-markets"],
  "words-in-markets",
] as const;

/** The calls with texts that can hold a chart. */
const callsWithCharts = [
  ...["about-us", "blogs", "education-resources", "markets-page", "our-clients", "our-featured-reports"],
  ...["our-services", "tool-we-uses"],
  ...["privacy-policies", "terms-and-conditions", "trends-in-markets", "words-in-markets"],
] as const;

/**
 * The calls whose answers show a kind of content. A kind is the slug of a collection or global; a call is the first part
 * of its path below `/api/v1`. When content is published, the backend drops its cached answers of these calls and sends
 * the kind to the site (`POST /__signal`). The site then renders the pages made from these calls again.
 */
export const callsShowing = {
  "about-us": ["about-us"],
  "blog-categories": ["blog-categories", "blogs"],
  blogs: ["blogs", "blog-categories", "markets-page", "redirects", "search", "words-in-markets"],
  charts: ["charts", ...callsWithCharts, "home-page"],
  "core-values": ["core-values"],
  "education-resource-categories": ["education-resource-categories", "education-resources"],
  "education-resources": ["education-resources", "redirects", "search", "words-in-markets"],
  "faq-categories": ["frequently-asked-questions"],
  "frequently-asked-questions": ["frequently-asked-questions", "search"],
  "home-page": ["home-page"],
  "markets-page": ["markets-page"],
  media: callsWithPictures,
  "our-clients": ["our-clients"],
  "our-featured-reports": ["our-featured-reports", "redirects", "search", "words-in-markets"],
  "our-impacts": ["our-impacts"],
  "our-mission": ["our-missions"],
  "our-partners": ["our-partners"],
  "our-services": ["our-services", "our-impacts", "redirects", "search"],
  "our-teams": ["our-teams"],
  "our-vision": ["our-visions"],
  "privacy-policy": ["privacy-policies"],
  redirects: ["redirects"],
  "site-settings": ["site-settings"],
  "social-medias": ["social-medias"],
  "terms-and-conditions": ["terms-and-conditions"],
  testimonials: ["testimonials"],
  "tool-we-uses": ["tool-we-uses", "our-services", "redirects", "search"],
  "trends-in-markets": ["trends-in-markets", "home-page", "redirects", "search"],
  "words-in-market-categories": ["words-in-market-categories", "words-in-markets"],
  // The terms that texts explain.
  "words-in-markets": [
    ...["words-in-markets", "redirects", "search"],
    ...["blogs", "education-resources", "our-featured-reports"],
  ],
} as const satisfies Record<string, readonly string[]>;

export type ContentKind = keyof typeof callsShowing;

export const isContentKind = (name: string): name is ContentKind => Object.hasOwn(callsShowing, name);

/** The kinds of content in the answers of a call. A call is the first part of its path. */
export const kindsShownBy = (call: string): ContentKind[] =>
  Object.entries(callsShowing)
    .filter(([, calls]) => (calls as readonly string[]).includes(call))
    .flatMap(([kind]) => (isContentKind(kind) ? [kind] : []));
