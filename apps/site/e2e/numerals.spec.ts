import { expect, test } from "./support/test.ts";

const arabicDigits = /[٠-٩]/;

test.describe("digits", () => {
  test(
    "LANG-11 Arabic is read in the digits that the visitor chooses, on every page and visit",
    { tag: "@in-arabic" },
    async ({ page }) => {
      await page.goto("/ar/AllBlog");
      const count = page.getByRole("main").getByRole("status");
      const choice = page.getByRole("group", { name: "الأرقام" });
      const eastern = choice.getByRole("button", { name: "أرقام مشرقية" });
      const latin = choice.getByRole("button", { name: "أرقام لاتينية" });
      const lang = page.locator("html");
      await expect(count).toHaveText(/^عرض ١٠ من أصل/);
      await expect(eastern).toHaveAttribute("aria-pressed", "true");

      await latin.press("Enter");
      await expect(latin).toBeFocused();
      await expect(latin).toHaveAttribute("aria-pressed", "true");
      await expect(count).toHaveText(/^عرض 10 من أصل \d+/);
      await expect(page.getByRole("navigation", { name: "صفحات القائمة" })).toContainText("الصفحة 1 من 3");
      await page.getByRole("contentinfo").getByRole("link", { name: "الرئيسية" }).click();
      await expect(page).toHaveURL(/\/ar$/);
      await expect(page.getByRole("contentinfo")).toContainText(`© ${String(new Date().getUTCFullYear())}`);

      await page.goto("/ar/all-trends");
      const dates = page.getByRole("main").locator("time");
      // Hydration starts by itself, without an interaction.
      await expect(lang).toHaveAttribute("data-numerals", "latn");
      await expect(dates.first()).toHaveText(/^\d+ \S+ \d{4}$/);
      expect((await dates.allTextContents()).filter((date) => arabicDigits.test(date))).toEqual([]);

      await eastern.click();
      await expect(dates.first()).toHaveText(/^[٠-٩]+ \S+ [٠-٩]{4}$/);
      await page.reload();
      await expect(eastern).toHaveAttribute("aria-pressed", "true");
      await expect(dates.first()).toHaveText(/^[٠-٩]+ \S+ [٠-٩]{4}$/);
    },
  );

  test(
    "LANG-11 English has one kind of digits, and nothing to choose without JavaScript",
    { tag: "@in-english" },
    async ({ page, plainPage }) => {
      await page.goto("/questions");
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.getByRole("group", { name: "Digits" })).toHaveCount(0);
      await plainPage.goto("/ar/questions");
      await expect(plainPage.getByRole("contentinfo")).toBeVisible();
      await expect(plainPage.getByRole("group", { name: "الأرقام" })).toBeHidden();
    },
  );
});
