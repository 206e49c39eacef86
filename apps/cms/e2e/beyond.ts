import type { Page } from "@playwright/test";

/**
 * Parts of a page that reach beyond its sides. What scrolls in a box of its own is not counted; what the page itself cuts off
 * in Arabic (`admin.css`) is.
 */
export const beyond = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (!box.matches(".template-default") && getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    };
    const parts = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      // Menus that are not open wait at -10,000 px.
      if (!own || !height || left < -9000 || (left >= -1 && right <= width + 1)) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isCut(element);
    });
    const names = parts.map((part) => `${part.tagName} ${part.getAttribute("class") ?? ""}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`the page: ${scrollWidth}`, ...names] : names;
  });
