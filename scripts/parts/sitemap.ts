/** Paths of all pages that the site's map names; none when the site does not answer. */
export async function listPages(siteUrl: string): Promise<string[]> {
  const paths: string[] = [];
  for (const maps = ["/sitemap.xml"]; maps.length > 0;) {
    const text = await fetch(siteUrl + maps.shift(), { signal: AbortSignal.timeout(30_000) }).then(
      (response) => (response.ok ? response.text() : ""),
      () => "",
    );
    for (const [, address = ""] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address);
      (/\/sitemap-\d+\.xml$/.test(pathname) ? maps : paths).push(pathname);
    }
  }
  return paths;
}
