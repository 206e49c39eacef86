import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Fails on every control whose ring of focus the window or a box around it cuts off. Rings of pseudo-elements are not seen. */
export async function expectWholeRings(page: Page): Promise<void> {
  // The browser shows rings to whoever uses keys.
  await page.keyboard.press("Shift");
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      "a, button, summary, input, select, textarea",
    )) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(control);
      if (!control.matches(":focus-visible") || outlineStyle === "none") continue;
      const { top, right, bottom, left } = control.getBoundingClientRect();
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth) - 1;
      const boxes = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (
        let around = control.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, position } = getComputedStyle(around);
        if (overflowX !== "visible") boxes.push(around.getBoundingClientRect());
        if (position === "fixed") break;
      }
      const isWhole = boxes.every(
        (box) =>
          top - ring >= box.top &&
          left - ring >= box.left &&
          bottom + ring <= box.bottom &&
          right + ring <= box.right,
      );
      if (!isWhole) found.push(`${control.localName} ${control.textContent.trim()}`);
    }
    return found;
  });
  expect(cut).toEqual([]);
}
