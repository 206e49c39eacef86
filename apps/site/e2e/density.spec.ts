import { painted } from "./support/painted.ts";
import { spaceText } from "./support/space-text.ts";
import { expect, test } from "./support/test.ts";

/** The window of a common phone. */
const phone = { width: 390, height: 844 };

test.describe("on a phone", () => {
  for (const [path, screens] of [
    ["/", 10.25],
    ["/AboutUs", 6],
    ["/research-and-insights", 8.75],
  ] as const)
    test(`${path} is at most ${screens} windows long`, async ({ page, at }) => {
      await page.setViewportSize(phone);
      await page.goto(at(path));
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / phone.height).toBeLessThanOrEqual(screens);
    });

  test("HOME-10 HOME-11 plates of services and impacts are squares beside their words", async ({
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
  });

  test("LAY-6 the menu marks the page, and leads to what has no place above", async ({ page, at, t }) => {
    await page.setViewportSize(phone);
    await page.goto(at("/words"));
    await page.getByRole("button", { name: t("Menu", "القائمة"), exact: true }).click();
    const menu = page.locator("[popover]:popover-open");
    const current = menu.locator("[aria-current]");
    await expect(current).toHaveText([
      t("Research & Insights", "الأبحاث والرؤى"),
      t("Words In Markets", "مصطلحات الأسواق"),
    ]);
    const other = menu.getByRole("link", { name: t("About Us", "من نحن"), exact: true });
    const colourOf = (one: typeof other) => one.evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf(current.first())).not.toBe(await colourOf(other));
    for (const [path, en, ar] of [
      ["/markets", "Markets", "الأسواق"],
      ["/resources", "All Resources", "كل الموارد التعليمية"],
      ["/questions", "FAQ", "الأسئلة الشائعة"],
    ] as const)
      await expect(menu.getByRole("link", { name: t(en, ar), exact: true })).toHaveAttribute(
        "href",
        at(path),
      );
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
    await page.goto(at("/"));
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

test.describe("parts that enter", () => {
  for (const [path, selector, least] of [
    ["/", "#transform-section [data-reveal]", 0.3],
    ["/ServicesTools", "#tools-section > [data-reveal]", 0.1],
  ] as const)
    test(`NAV-6 a part of ${path} enters when ${least} of it is in view`, async ({
      page,
      at,
      stubbedSite,
    }) => {
      // Tall enough for the whole part.
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(stubbedSite.url + at(path));
      const part = await page.waitForSelector(selector);
      await expect.poll(() => part.getAttribute("data-reveal")).toBe("waiting");
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
      expect(await part.getAttribute("data-reveal")).toBe("waiting");
      await show(least + 0.07);
      await expect.poll(() => part.getAttribute("data-reveal")).not.toBe("waiting");
    });

  test("NAV-6 a part taller than the window is shown at its first line", async ({ page, at }) => {
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
  });
});

test.describe("home on a desktop", () => {
  test("HOME-11 a picture and its words are one card, with air between it and the next", async ({
    page,
    at,
  }) => {
    await page.goto(at("/"));
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
});
