import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const path = "/Blogdetails/21";
const termOf = (page: Page, words: string) => page.getByRole("main").getByRole("button", { name: words });

test("ART-11 a term of the glossary shows what it means, by a press and by the keyboard, inside a phone's window and beside the term", async ({
  page,
  at,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at(path));
  const term = termOf(page, t("margin of error", "هامش خطأ"));
  const meaning = page.getByText(t("The distance, up or down", "المسافة، صعودًا أو هبوطًا"));
  await expect(meaning).toBeHidden();
  await term.click();
  await expect(meaning).toBeVisible();
  await expectAccessible(page);
  const box = await meaning.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.mouse.move(1, 1);
  await page.keyboard.press("Escape");
  await expect(meaning).toBeHidden();
  for (const edge of ["start", "end"] as const) {
    await term.evaluate((one, block) => one.scrollIntoView({ block, behavior: "instant" }), edge);
    await term.click();
    const boxes = await Promise.all([term.boundingBox(), page.locator(":popover-open").boundingBox()]);
    const [word, meaning] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    if (!word || !meaning?.height) throw new Error("the meaning is not drawn");
    expect(meaning.y).toBeGreaterThanOrEqual(0);
    expect(meaning.y + meaning.height).toBeLessThanOrEqual(800);
    expect(meaning.y >= word.y + word.height || meaning.y + meaning.height <= word.y).toBe(true);
    // A mouse that rests on the term would open it again.
    await page.mouse.move(1, 1);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
  }
  await term.focus();
  await page.keyboard.press("Enter");
  await expect(meaning).toBeVisible();
  await meaning.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Margin of error", "هامش الخطأ"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ART-11 a term shows what it means, and no term stands in a heading or a link", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at(path));
    await termOf(page, t("margin of error", "هامش خطأ")).click();
    await expect(page.getByText(t("The distance, up or down", "المسافة، صعودًا أو هبوطًا"))).toBeVisible();
    await expect(page.locator(":is(h1, h2, h3, a) button[popovertarget^=term]")).toHaveCount(0);
  });
});
