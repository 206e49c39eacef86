import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const sections = [
  "controls",
  "states",
  "carousels",
  "type",
  "pictures",
  "basalt",
  "pistachio",
  "reading",
  "charts",
];

test("LAY-14 every component looks as it did, in both directions", async ({ page, at, t }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 1800 });
  // On the second visit every font is cached from the start.
  await page.goto(at("/__styleguide"));
  await page.goto(at("/__styleguide"));
  for (const section of sections) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView({ block: "start" }));
    // The page's code has replaced a picture that is broken.
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.naturalWidth > 0 || bottom < 0 || top > innerHeight || !image.checkVisibility();
      }),
    );
    // Glyphs of another Chromium may differ by some pixels; a broken component differs by far more.
    await expect
      .soft(page)
      .toHaveScreenshot(`${section}.png`, { animations: "disabled", maxDiffPixelRatio: 0.02 });
  }
  // Smaller than the pixels that may differ.
  await expect(page.locator('#states svg[class*="nought"]')).toHaveCSS("scale", t("1", "-1 1"));
});

test("LAY-14 the components are kept out of search engines", async ({ request, at }) => {
  expect(await readServedPage(request, at("/__styleguide"))).toMatchObject({ status: 200, hidden: true });
});

test(
  "DD-3 a finger that dragged the list chooses nothing, a trembling one does",
  { tag: "@in-arabic" },
  async ({ page, at, t }) => {
    await page.goto(at("/resources"));
    // Before hydration the list is a native one, without the page's guards. An interaction elsewhere starts hydration.
    await page.mouse.move(5, 5);
    await expect(page.locator("select")).toHaveCount(0);
    const sort = page.getByRole("combobox", { name: t("Sort", "الترتيب") }).first();
    const oldest = page.getByRole("option", { name: t("Oldest first", "الأقدم أولًا") });
    const touch = async (moved: number) => {
      const finger = { pointerType: "touch", isPrimary: true };
      await oldest.dispatchEvent("pointerdown", { ...finger, clientX: 100, clientY: 100 });
      await oldest.dispatchEvent("pointermove", { ...finger, clientX: 100, clientY: 100 + moved });
      await oldest.dispatchEvent("click");
    };
    await sort.click();
    await touch(6);
    await expect(oldest).toBeVisible();
    await expect(sort).toHaveText(t("Newest first", "الأحدث أولًا"));
    await touch(4);
    await expect(sort).toHaveText(t("Oldest first", "الأقدم أولًا"));
  },
);
