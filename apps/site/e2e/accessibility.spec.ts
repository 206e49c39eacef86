import { expectAccessible } from "./support/axe.ts";
import { pages } from "./support/pages.ts";
import { expectWholeRings } from "./support/rings.ts";
import { expect, test } from "./support/test.ts";

for (const path of [...pages, "/nowhere", "/__styleguide"])
  test(`LAY-15 axe finds nothing on ${path}, before it runs and after, rings of focus are whole, and it does not scroll sideways at 320 px`, async ({
    page,
    at,
    language,
    expectNoise,
  }) => {
    expectNoise(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Served HTML has the same elements in both languages; the page that runs is looked at in each.
    if (language === "en") await expectAccessible(page);
    // A first interaction starts hydration. Not Tab: the skip link would cover the logo.
    await page.mouse.move(5, 5);
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(page.locator("select")).toHaveCount(0);
    await expectAccessible(page);
    await expectWholeRings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectWholeRings(page);
  });
