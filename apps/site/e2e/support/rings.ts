import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Fails on every control in view whose ring of focus the window or a box around it cuts off. */
export async function expectWholeRings(page: Page): Promise<void> {
  // The browser shows rings to whoever uses keys.
  await page.keyboard.press("Shift");
  const { cut, seen } = await page.evaluate(() => {
    const isWithin = (inner: DOMRect, outer: DOMRect, ring: number) =>
      inner.top - ring > outer.top - 1 &&
      inner.left - ring > outer.left - 1 &&
      inner.bottom + ring < outer.bottom + 1 &&
      inner.right + ring < outer.right + 1;

    /** What has the ring: the control, or the card that its `::after` covers. */
    function findRinged(control: HTMLElement) {
      const own = getComputedStyle(control);
      if (own.outlineStyle !== "none") return { ringed: control, style: own };
      const style = getComputedStyle(control, "::after");
      if (style.outlineStyle === "none") return null;
      let ringed: HTMLElement | null = control;
      while (ringed && getComputedStyle(ringed).position === "static") ringed = ringed.parentElement;
      return ringed && { ringed, style };
    }

    const found: string[] = [];
    let rings = 0;
    for (const control of document.querySelectorAll<HTMLElement>(
      "a, button, summary, input, select, textarea",
    )) {
      if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus({ preventScroll: true });
      const drawn = control.matches(":focus-visible") && findRinged(control);
      if (!drawn) continue;
      rings++;
      const { ringed, style } = drawn;
      ringed.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = ringed.getBoundingClientRect();
      const ring = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
      const cutters = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (
        let around = ringed.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, position } = getComputedStyle(around);
        if (overflowX !== "visible") cutters.push(around.getBoundingClientRect());
        if (position === "fixed") break;
      }
      if (cutters.some((cutter) => isWithin(box, cutter, 0) && !isWithin(box, cutter, ring)))
        found.push(`${control.localName} ${control.textContent.trim()}`);
    }
    return { cut: found, seen: rings };
  });
  expect(seen).toBeGreaterThan(0);
  expect(cut).toEqual([]);
}
