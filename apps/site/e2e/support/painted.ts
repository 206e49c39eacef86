import type { Page } from "@playwright/test";

/** Resolves when the page has painted once more, and what follows a frame, such as the report of a layout shift, has begun. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
