import type { Page } from "@playwright/test";

/** All code of a page except the two small files that it starts with. */
export const laterCode = /\/assets\/(?!entry\.client-|boot-)[^/]+\.js$/;

/** Holds the page's requests to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
