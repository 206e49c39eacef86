/**
 * `robots.txt`: everything but what has nothing to find. Pages that are kept out of an index stay open to
 * crawlers, who must read there that they are.
 */
export const writeRobots = (origin: string): string =>
  [
    "User-agent: *",
    ...["/__", "/ar/__", "/api/", "/csp-report", "/healthz", "/readyz"].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
