/** `robots.txt`: disallows what has nothing to index. Pages with `noindex` stay open, because crawlers must read that. */
export const writeRobots = (origin: string): string =>
  [
    "User-agent: *",
    ...["/__", "/ar/__", "/api/", "/csp-report", "/healthz", "/readyz"].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
