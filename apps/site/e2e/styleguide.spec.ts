import { expect, open, test } from "./support/test.ts";

const sections = ["controls", "states", "carousels", "type", "pictures", "basalt", "pistachio", "reading"];

test("LAY-14 every component looks as it did, in both directions", async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 1800 });
  // The second time every font is at hand from the first moment.
  await page.goto(at("/__styleguide"));
  await open(page, at("/__styleguide"));
  for (const section of sections) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView({ block: "start" }));
    await page.waitForLoadState("networkidle");
    // Glyphs of another Chromium may differ by some pixels; a broken component differs by far more.
    await expect
      .soft(page)
      .toHaveScreenshot(`${section}.png`, { animations: "disabled", maxDiffPixelRatio: 0.02 });
  }
});
