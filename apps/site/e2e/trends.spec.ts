import type { Locator } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { entries } from "./support/entries.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const call = "/trends-in-markets";

/** Pictures side by side are of one height, however wide their cards. */
async function expectOneHeight(pictures: Locator): Promise<void> {
  await expect(pictures).toHaveCount(8);
  const boxes = await Promise.all((await pictures.all()).map((one) => one.boundingBox()));
  const [wide, narrow] = boxes;
  expect(wide?.width).toBeGreaterThan((narrow?.width ?? 0) * 1.3);
  expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
}

test.describe("trends", () => {
  test("TRG-1 TRD-1 TRD-2 CONST-5 all trends with pictures of one height, from one of them to two others, and the ways on", async ({
    page,
    at,
    t,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at("/all-trends"));
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("Trends In Markets", "اتجاهات الأسواق"),
    );
    await expect(main.getByRole("link", { name: t("Back to home", "العودة إلى الرئيسية") })).toHaveAttribute(
      "href",
      at("/"),
    );
    const cards = main.getByRole("article");
    await expect(cards).toHaveCount(8);
    await expectOneHeight(cards.locator("[data-ratio]"));
    const titles = await cards.getByRole("heading").allInnerTexts();
    const date = new RegExp(t("^[A-Z][a-z]+ \\d{1,2}, 20\\d\\d$", "^[٠-٩]{1,2} \\S+ ٢٠[٠-٩]{2}$"));
    await expect(cards.first().locator("time")).toHaveText(date);
    await expect(cards.first().getByRole("img").or(cards.first().locator("img")).first()).toBeVisible();
    await expect(cards.first().getByRole("paragraph").first()).not.toBeEmpty();

    await cards
      .nth(1)
      .getByRole("link", { name: t("Read More", "اقرأ المزيد") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at("/trends/")}\\d+$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[1] ?? "");
    await expect(main.locator("header time")).toHaveText(date);
    const picture = main.locator("picture img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(
      main.getByRole("link", { name: t("All trends", "كل الاتجاهات"), exact: true }),
    ).toHaveAttribute("href", at("/all-trends"));
    const others = main.locator("#other-trends");
    await expect(others.getByRole("article").getByRole("heading")).toHaveText([
      titles[0] ?? "",
      titles[2] ?? "",
    ]);
    await expect(
      others.getByRole("link", { name: t("View all trends", "اعرض كل الاتجاهات") }),
    ).toHaveAttribute("href", at("/all-trends"));
    await expect(
      others.getByRole("link", { name: t("Back to home", "العودة إلى الرئيسية") }),
    ).toHaveAttribute("href", at("/"));
    await others
      .getByRole("link", { name: t("Read More", "اقرأ المزيد") })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[0] ?? "");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test(
    "TRD-2 TRG-1 ENT-9 STA-1 one other trend, none, or a list that fails; bare trends leave no hole",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|503/);
      const main = page.getByRole("main");
      const others = main.locator("#other-trends");
      const bare = { id: 2, title: "Bare", image: "null", created_at: "soon" };
      stub.answer(call, { data: [{ id: 1, title: "One" }, bare] });
      stub.answer(`${call}/2`, bare);
      await page.goto(stubbedSite.url + at("/all-trends"));
      await expect(main.getByRole("article")).toHaveCount(2);
      await expect(main.locator("time")).toHaveCount(0);
      await expect(main).not.toContainText(/undefined|null|Invalid|NaN/);
      await page.goto(stubbedSite.url + at("/trends/2"));
      await expect(others.getByRole("article").getByRole("heading")).toHaveText(["One"]);
      await expect(main.locator("time, p:empty")).toHaveCount(0);
      await expect(main).not.toContainText(/undefined|null|Invalid|NaN/);

      stub.answer(call, { data: entries(1) });
      await page.goto(stubbedSite.url + at("/trends/1"));
      await expect(others.getByRole("article")).toHaveCount(0);
      await expect(others.getByRole("link")).toHaveCount(2);
      await expectAccessible(page);
      stub.fail(call, { status: 400 });
      await page.goto(stubbedSite.url + at("/trends/3"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Smaller packs 3", "عبواتٌ أصغر 3"));
      await expect(others.getByRole("alert")).toContainText(
        t("Failed to load content", "تعذّر تحميل المحتوى"),
      );
      await expect(others.getByRole("link")).toHaveCount(2);
      await expectAccessible(page);
      stub.reset();
      stub.answer(call, { data: entries(4) });
      await others.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(others.getByRole("article")).toHaveCount(2);
    },
  );

  test(
    "TRG-1 TRD-3 ERR-4 ERR-15 RT-21 none, failures, and a trend that is not there",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|404|503/);
      const main = page.getByRole("main");
      const tryAgain = main.getByRole("button", { name: t("Try again", "حاول مجددًا") });
      stub.answer(`${call}`, { data: [] });
      await page.goto(stubbedSite.url + at("/all-trends"));
      await expect(main.getByRole("status")).toHaveText(t("No trends available", "لا توجد اتجاهات متاحة"));
      await expectAccessible(page);
      stub.fail(`${call}/9`, { status: 404 });
      const unknown = await page.goto(stubbedSite.url + at("/trends/9"));
      expect(unknown?.status()).toBe(404);
      await expect(main.getByRole("status")).toContainText(
        t("Requested trend not found", "الاتجاه المطلوب غير موجود"),
      );
      await expect(main.getByRole("link", { name: t("View all trends", "اعرض كل الاتجاهات") })).toBeVisible();
      await expectAccessible(page);
      stub.fail(`${call}/8`, { body: { success: true, data: [] } });
      const broken = await readServedPage(page.request, stubbedSite.url + at("/trends/8"));
      expect(broken.main.split('role="alert"')[1]).toContain(
        t("Trend not found or invalid response", "لم نجد هذا الاتجاه، أو تعذّر تحميله"),
      );
      stub.fail(`${call}/3`, { status: 400 });
      await page.goto(stubbedSite.url + at("/trends/3"));
      await expect(main.getByRole("alert")).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
      await expectAccessible(page);
      stub.reset();
      await tryAgain.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Smaller packs 3", "عبواتٌ أصغر 3"));
    },
  );

  test(
    "ERR-4 a broken list of trends says so and can be tried again",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/503/);
      stub.fail(call, { body: { success: true, data: { data: null } } });
      await page.goto(stubbedSite.url + at("/all-trends"));
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toContainText(
        t("No trends in markets found or invalid response", "لم نجد اتجاهات للأسواق، أو تعذّر تحميلها"),
      );
      await expectAccessible(page);
      stub.reset();
      await page.goto(page.url());
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
    },
  );
});
