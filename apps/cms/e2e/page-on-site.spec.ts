import { expect } from "@playwright/test";
import { closePreview, openArticle, openForm, removeEntries, test } from "./admin.ts";

test(
  "RT-27 a double click makes one link to a draft",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    await openArticle(page, language, `Shared ${Date.now()}`);
    await closePreview(page);
    const sent = Promise.withResolvers<() => void>();
    await page.route("**/api/preview-links", (route) => sent.resolve(() => void route.continue()), {
      times: 1,
    });
    const make = page.getByRole("button", { name: t("Make a link", "إنشاء رابط"), exact: true });
    await make.dblclick();
    const answer = await sent.promise;
    await expect(make).toBeDisabled();
    answer();
    const links = page.locator(".site-links__row");
    await expect(links).toHaveCount(1);
    await links.getByRole("button", { name: t("Withdraw", "سحب") }).click();
    await expect(links).toHaveCount(0);
    const id = /blogs\/(\d+)/.exec(page.url())?.[1];
    await removeEntries(page, `blogs/${id}`);
  },
);

test(
  "RT-26 a save leaves what is shown of the other language",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const title = `Shown ${Date.now()}`;
    await openArticle(page, language, title);
    const id = /blogs\/(\d+)/.exec(page.url())?.[1];
    await openForm(page, `collections/blogs/${id}?locale=${t("ar", "en")}`);
    const part = page.locator(".collapsible", {
      hasText: t("Search engines and sharing", "محركات البحث والمشاركة"),
    });
    await part.locator(".collapsible__toggle").click();
    const shown = page
      .locator(".search-preview__result .search-preview__title")
      .nth(language === "en" ? 0 : 1);
    await expect(shown).toContainText(title);
    const sent = Promise.withResolvers<() => void>();
    await page.route(`**/api/blogs/${id}?*saved=*`, (route) => sent.resolve(() => void route.continue()), {
      times: 1,
    });
    await page.locator("#field-title").fill(t("سلال", "Baskets"));
    const answer = await sent.promise;
    await expect(shown).toContainText(title);
    answer();
    await removeEntries(page, `blogs/${id}`);
  },
);
