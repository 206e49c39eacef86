import { expect } from "@playwright/test";
import { cms, openForm, removeEntries, test } from "./admin.ts";

test("LANG-14 LANG-15 LANG-16 a text is taken over as a draft and published in its language", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  const title = `Untranslated ${language} ${Date.now()}`;
  const headers = { Origin: cms };
  const data = { title, excerpt: "An excerpt", created_on: "2026-01-01", _status: "published" };
  const created = await page.request.post(`${cms}/api/blogs?locale=en`, { data, headers });
  const { doc } = (await created.json()) as { doc: { id: number } };
  const read = async () => {
    const address = `${cms}/api/blogs/${doc.id}?locale=ar&fallback-locale=null&depth=0`;
    return (await (await page.request.get(address, { headers })).json()) as Record<string, unknown>;
  };

  await openForm(page, `collections/blogs/${doc.id}?locale=ar`);
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.locator(".language-warning")).toContainText(t("Missing", "ناقص"));
  await page.getByRole("button", { name: t("Take over all texts", "انقل النصوص كلّها") }).click();
  await expect(page.locator("#field-title")).toHaveValue(title);
  await expect(page.locator("#field-excerpt")).toHaveValue("An excerpt");
  await page.getByRole("button", { name: t("Save Draft", "حفظ المسودة") }).click();
  await expect(page.locator(".language-panel [data-language=ar]")).toContainText(t("Draft", "مسودة"));
  expect(await read()).toMatchObject({ ar_state: "draft" });
  expect((await read()).title).toBeFalsy();

  await page.locator("#field-title").fill("مترجم");
  await page.getByRole("button", { name: t("Publish in Arabic", "نشر العربية") }).click();
  await expect(page.locator(".language-panel [data-language=ar]")).toContainText(t("Published", "منشور"));
  expect(await read()).toMatchObject({ title: "مترجم", ar_state: "published" });
  await removeEntries(page, `blogs/${doc.id}`);
});
