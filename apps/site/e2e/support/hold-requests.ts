import type { Page } from "@playwright/test";

/** Keeps what the page asks for at these addresses on its way, until the function that it resolves with is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
