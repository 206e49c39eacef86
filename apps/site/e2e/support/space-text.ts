import type { Page } from "@playwright/test";

/** Spaces lines, letters and words as a visitor's own style sheet may (WCAG 2.2, 1.4.12). */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>("body *")) {
      style.setProperty("line-height", "1.5", "important");
      style.setProperty("letter-spacing", "0.12em", "important");
      style.setProperty("word-spacing", "0.16em", "important");
    }
  });
