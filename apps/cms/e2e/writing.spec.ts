import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { cms, test } from "./admin.ts";

/** Makes an article without the form, and opens it in a language of the content. */
async function openArticle(page: Page, locale: string, title: string): Promise<void> {
  const answer = await page.request.post(`${cms}/api/blogs?draft=true&locale=${locale}&depth=0`, {
    data: { title, _status: "draft" },
    headers: { Origin: cms },
  });
  const { doc } = (await answer.json()) as { doc: { id: number } };
  await page.goto(`${cms}/admin/collections/blogs/${doc.id}?locale=${locale}`);
}

test("RT-27 the preview shows the site's page in both languages, and follows each saved draft", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  await openArticle(page, language, `First ${Date.now()}`);
  const button = page.locator("#live-preview-toggler");
  await expect(button).toBeVisible();
  if ((await page.locator(".preview-pane").count()) === 0) await button.click();
  const frame = page.frameLocator(`iframe[title$="${t("English", "العربية")}"]`);
  await expect(frame.locator("html")).toHaveAttribute("dir", t("ltr", "rtl"));
  const title = `${t("Written", "كُتب")} ${Date.now()}`;
  await page.locator("#field-title").fill(title);
  await page.getByRole("button", { name: t("Save Draft", "حفظ المسودة") }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: t("Phone", "هاتف"), exact: true }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await frame.locator("html").evaluate((html) => html.clientWidth)).toBeLessThanOrEqual(390);
});
