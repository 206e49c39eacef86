import { expect } from "@playwright/test";
import {
  closePreview,
  cms,
  fillPlan,
  openArticle,
  openForm,
  openPreview,
  paste,
  removeEntries,
  test,
} from "./admin.ts";

const site = process.env.SITE_URL ?? "http://localhost:3000";

/** A text as Word puts it on the clipboard, shortened. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1>First heading<o:p></o:p></h1><p class=MsoNormal><b>Bold</b> and plain.<o:p></o:p></p><!--EndFragment--></body></html>`;

test(
  "RT-24 RT-27 LANG-16 WRITE-1 an editor's day: write, paste, preview, share by one link, translate, plan, publish, move, take back, restore",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const other = t("ar", "en");
    const serial = Date.now();
    const title = `${t("The day of a stall", "يوم في سوق الهال")} ${serial}`;
    const field = (name: string) => page.locator(`#field-${name}`);
    const states = (locale: string) => page.locator(`.language-panel [data-language=${locale}]`);
    const at = (path: string, locale: string = language) => `${site}${locale === "ar" ? "/ar" : ""}${path}`;
    const statusOf = async (path: string, locale?: string) =>
      (await page.request.get(at(path, locale), { maxRedirects: 0 })).status();

    // Write: the text saves itself, and the preview follows.
    await openArticle(page, language, `Begun ${serial}`);
    await field("title").fill(title);
    await field("excerpt").fill(t("What a day brings.", "ما يأتي به يوم واحد."));
    const id = /blogs\/(\d+)/.exec(page.url())?.[1] ?? "";
    await paste(page, fromWord);
    await openPreview(page);
    const preview = page.frameLocator(`iframe[title$="${t("English", "العربية")}"]`);
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(preview.getByRole("heading", { name: "First heading" })).toBeVisible();
    await expect(field("excerpt")).toHaveValue(t("What a day brings.", "ما يأتي به يوم واحد."));
    await closePreview(page);

    // Share: a double click makes one link to the draft.
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

    // Publish in this language alone.
    await page.getByRole("button", { name: t("Publish in English", "نشر العربية") }).click();
    await expect(states(language)).toContainText(t("Published", "منشور"));
    const slug = await field("slug").inputValue();
    const path = `/Blogdetails/${encodeURIComponent(slug)}`;
    await expect.poll(() => statusOf(path)).toBe(200);
    expect(await statusOf(path, other)).toBe(404);

    // Translate: the texts are taken over as a draft, which visitors do not see.
    await openForm(page, `collections/blogs/${id}?locale=${other}`);
    await page.getByRole("button", { name: t("Copy all texts", "نسخ النصوص كلها") }).click();
    await field("title").fill(`${t("يوم في سوق الهال", "The day of a stall")} ${serial}`);
    await expect(states(other)).toContainText(t("Draft", "مسودة"));
    expect(await statusOf(path, other)).toBe(404);

    // Plan: tomorrow at noon, as the first page shows it.
    const drawer = await fillPlan(page);
    await drawer.locator(".schedule-publish__actions button").click();
    await expect(drawer.locator(".schedule-publish__upcoming tbody tr")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(".doc-controls .form-submit .popup-button")).toBeFocused();
    await page.goto(`${cms}/admin`);
    const planned = page.getByRole("region", { name: t("Planned", "مواعيد النشر"), exact: true });
    await expect(planned).toContainText(String(serial));

    // Move: the old address leads to the new one.
    await openForm(page, `collections/blogs/${id}?locale=${language}`);
    await field("slug").fill(`moved-${serial}`);
    await page.getByRole("button", { name: t("Publish in English", "نشر العربية") }).click();
    const moved = `/Blogdetails/moved-${serial}`;
    await expect.poll(() => statusOf(moved)).toBe(200);
    await expect.poll(() => statusOf(path)).toBe(301);

    // Take back.
    await page.locator(".doc-controls__dots").click();
    await page.locator("#action-unpublish").click();
    await page.locator("#confirm-action").click();
    await expect.poll(() => statusOf(moved)).toBe(404);

    // Restore the version that was published first: it is a draft.
    await page.goto(`${cms}/admin/collections/blogs/${id}/versions?locale=${language}`);
    await page
      .locator("tbody tr", { hasText: t("Published", "منشور") })
      .last()
      .getByRole("link")
      .first()
      .click();
    await page.locator(".restore-version button").first().click();
    await page.locator("#confirm-action").click();
    await expect(page).toHaveURL(/blogs\/\d+(?:\?|$)/);
    const draft = await page.request.get(`${cms}/api/blogs/${id}?draft=true&locale=${language}&depth=0`, {
      headers: { Origin: cms },
    });
    expect(await draft.json()).toMatchObject({ title, slug });
    expect(await statusOf(moved)).toBe(404);
    await removeEntries(page, `blogs/${id}`);
  },
);
