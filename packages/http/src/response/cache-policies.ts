/**
 * The maximum ages of a page, seconds. The server's own cache, shared caches in front of it and the SEO files use
 * these three.
 */
export const pageAges = {
  /** Served as it is. One minute: a change of content is announced, so this age only bounds missed announcements. */
  fresh: 60,
  /** Served at once while a new one is rendered. One day: a visitor never waits for a render after a quiet night. */
  stale: 86_400,
  /** Served while no new one can be rendered. One week: the longest outage that visitors should not notice. */
  old: 604_800,
} as const;

/** The `Cache-Control` values of both servers, by kind of answer. */
export const cachePolicies = {
  /**
   * A page or an SEO file. Browsers ask each time, because only the server is told about changes of content. Without
   * `stale-while-revalidate`: Firefox would show a page of an earlier visit (ADR 041).
   */
  page: `public, max-age=0, s-maxage=${pageAges.fresh}, stale-if-error=${pageAges.old}`,
  /** A call to read, a page that was not found or whose content has changed since, or a redirect: soon it may be another. */
  changingPage: "public, max-age=0, must-revalidate",
  /** A file whose name changes with its content. One year is the maximum that caches accept. */
  hashedFile: "public, max-age=31536000, immutable",
  /** A file that keeps its name, such as the favicon. A new version may take an hour to reach visitors. */
  namedFile: "public, max-age=3600",
  /** The service worker. Browsers compare it with their own each time. */
  worker: "no-cache",
  /** A failure, an incomplete page, or the answer to one visitor. */
  nothing: "no-store",
} as const;
