import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/**
 * Opens an address and hydrates it with a search in the header: links then navigate within the site. The window must
 * be wide enough for the search in the header.
 */
export async function browse(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrateBySearch(page);
}

/** The same on a page that is open. */
export async function hydrateBySearch(page: Page): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.getByRole("combobox").fill("xqzt");
  await expect(banner.getByRole("listbox")).toBeAttached();
  await banner.getByRole("combobox").fill("");
  await expect(banner.getByRole("listbox")).toHaveCount(0);
}
