import type { Page } from "@playwright/test";

/** Resolves when the page has painted once more, and what follows a frame, such as the report of a layout shift, has begun. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Resolves when the page has painted and a request that it made afterwards is answered: what it asked for before has been sent. */
export async function requestsSent(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(async () => void (await (await fetch("/robots.txt", { cache: "no-store" })).text()));
}
