import { painted } from "./support/painted.ts";
import { spaceText } from "./support/space-text.ts";
import { expect, test } from "./support/test.ts";

/** The window of a common phone. */
const phone = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test("/ is at most 10.25 windows long, /AboutUs 6 and /research-and-insights 8.75", async ({
    page,
    at,
  }) => {
    await page.setViewportSize(phone);
    for (const [path, screens] of [
      ["/", 10.25],
      ["/AboutUs", 6],
      ["/research-and-insights", 8.75],
    ] as const) {
      await page.goto(at(path));
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / phone.height, path).toBeLessThanOrEqual(screens);
    }
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  // Phones zoom into a smaller one.
  test("A11Y no field has letters below 16 px", async ({ page, at }) => {
    for (const path of ["/contact", "/AllBlog", "/plan", "/search"]) {
      await page.goto(at(path));
      const fields = page.locator(
        "input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea",
      );
      const sizes = await fields.evaluateAll((all) =>
        all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
      );
      expect(sizes, path).not.toEqual([]);
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
  });
});

test.describe("on a laptop", () => {
  test("LAY-2 LAY-6 from 1024 px the header shows its links instead of a menu, without crowding", async ({
    page,
    at,
    t,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(at("/contact"));
    const header = page.getByRole("banner");
    const parts = header.locator("a, input").filter({ visible: true });
    for (const [width, isSpaced] of [
      [1024, false],
      [1100, false],
      [1180, false],
      [1024, true],
      [1181, true],
    ] as const) {
      await page.setViewportSize({ width, height: 768 });
      if (isSpaced) await spaceText(page);
      await expect(page.getByRole("button", { name: t("Menu", "القائمة"), exact: true })).toBeHidden();
      await expect(parts).toHaveCount(8);
      const boxes = await parts.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).sort((one, two) => one.left - two.left),
      );
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(next ? next.left : width);
        // The height of one line of text.
        expect(box.height).toBeLessThanOrEqual(80);
      }
    }
  });
});

test(
  "NAV-6 a part enters when a share of it is in view, one taller than the window at its first line",
  { tag: "@in-english" },
  async ({ page, at, stubbedSite }) => {
    // Tall enough for the whole part.
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const [path, selector, least] of [
      ["/", "#transform-section [data-reveal]", 0.3],
      ["/ServicesTools", "#tools-section > [data-reveal]", 0.1],
    ] as const) {
      await page.goto(stubbedSite.url + at(path));
      const part = await page.waitForSelector(selector);
      await expect.poll(() => part.getAttribute("data-reveal"), path).toBe("waiting");
      const show = (share: number) =>
        part.evaluate((one, ratio) => {
          const { top, height } = one.getBoundingClientRect();
          if (height > innerHeight) throw new Error("too tall");
          scrollBy({ top: top + height * ratio - innerHeight, behavior: "instant" });
        }, share);
      await show(least - 0.07);
      // The browser tells after a frame what is in view.
      await painted(page);
      await painted(page);
      expect(await part.getAttribute("data-reveal"), path).toBe("waiting");
      await show(least + 0.07);
      await expect.poll(() => part.getAttribute("data-reveal"), path).not.toBe("waiting");
    }

    await page.setViewportSize({ width: 768, height: 600 });
    await page.goto(at("/ServicesTools"));
    const tall = page.locator("#tools-section > [data-reveal]");
    await expect(tall).toHaveAttribute("data-reveal", "waiting");
    const part = page.locator("#tools-section > div");
    await part.evaluate((one) => {
      const { top, height } = one.getBoundingClientRect();
      if (height <= innerHeight) throw new Error("not tall");
      scrollBy({ top: top - innerHeight + 8, behavior: "instant" });
    });
    await expect(tall).not.toHaveAttribute("data-reveal", "waiting");
  },
);

test("HOME-10 HOME-11 plates of services and impacts are squares beside their words on a phone, on a desktop one card with them, with air between it and the next", async ({
  page,
  at,
}) => {
  await page.setViewportSize(phone);
  await page.goto(at("/"));
  for (const [section, size] of [
    ["#services-section", 3],
    ["#impact-section", 6],
  ] as const) {
    const cards = page.locator(`${section} li:has(h3)`);
    await expect(cards).toHaveCount(size);
    for (const card of await cards.all()) {
      const plate = await card.locator("[data-ratio=fill]").first().boundingBox();
      const words = await card.locator("h3").boundingBox();
      if (!plate || !words) throw new Error("a card is not drawn");
      expect(plate.width / plate.height).toBeCloseTo(1, 1);
      expect(plate.width).toBeGreaterThanOrEqual(64);
      expect(words.y).toBeLessThan(plate.y + plate.height);
      expect(plate.x < words.x ? plate.x + plate.width <= words.x : words.x + words.width <= plate.x).toBe(
        true,
      );
    }
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const cards = await page.locator("#impact-section li:has(h3)").evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom, ground: getComputedStyle(one).backgroundColor };
    }),
  );
  expect(cards).toHaveLength(6);
  expect(new Set(cards.map(({ ground }) => ground)).has("rgba(0, 0, 0, 0)")).toBe(false);
  for (const [index, one] of cards.entries())
    for (const two of cards.slice(index + 1)) {
      const apart = Math.max(
        two.left - one.right,
        one.left - two.right,
        two.top - one.bottom,
        one.top - two.bottom,
      );
      expect(apart).toBeGreaterThanOrEqual(16);
    }
});
