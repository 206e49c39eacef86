import type { Page } from "@playwright/test";

/**
 * Loses the page's first request for each of these addresses, which it collects. A module that was imported when it was
 * lost stays lost, as in browsers older than the HTML standard of July 2026 (docs/adr/042-code-is-fetched-before-it-is-imported.md).
 */
export async function loseOnce(page: Page, addresses: RegExp): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  const lostModules = new Set<string>();
  await page.route(addresses, async (route) => {
    const request = route.request();
    const url = request.url();
    if (lost.has(url) && !lostModules.has(url)) return route.continue();
    lost.add(url);
    if (request.resourceType() === "script") lostModules.add(url);
    await route.abort();
  });
  return lost;
}
