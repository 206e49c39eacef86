/** `robots.txt`: disallows addresses without pages. Pages with `noindex` stay allowed, because crawlers must read it. */
export const writeRobots = (origin: string): string =>
  [
    "User-agent: *",
    ...["/__", "/ar/__", "/api/", "/csp-report", "/healthz", "/readyz"].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
