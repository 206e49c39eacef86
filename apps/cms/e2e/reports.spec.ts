import { expect } from "@playwright/test";
import { cms, openForm, removeEntries, test } from "./admin.ts";

test(
  "RPD-5 the form of a report lists what its method does not tell, and is published all the same",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const answer = await page.request.post(
      `${cms}/api/our-featured-reports?draft=true&locale=${language}&depth=0`,
      { data: { title: t("Walks", "جولات"), _status: "draft" }, headers: { Origin: cms } },
    );
    const { doc } = (await answer.json()) as { doc: { id: number } };
    await openForm(page, `collections/our-featured-reports/${doc.id}?locale=${language}`);
    // Payload renders the fields of a group when they come into view.
    await page.locator("#field-method").scrollIntoViewIfNeeded();
    const gaps = page.locator(".method-gaps");
    await expect(gaps).toContainText(t("Population, Sampling frame", "مجتمع الدراسة، إطار المعاينة"));
    await page.locator("#field-method__population").fill(t("All homes", "البيوت كلها"));
    await expect(gaps).not.toContainText(t("Population", "مجتمع الدراسة"));
    await expect(gaps).toContainText(t("Sampling frame", "إطار المعاينة"));
    await page.getByRole("button", { name: t("Publish in English", "نشر العربية") }).click();
    await expect(page.locator(".doc-controls__status")).toContainText(t("Published", "منشور"));
    const shown = await page.request.get(`${cms}/api/v1/our-featured-reports/${doc.id}?lang=${language}`);
    expect(await shown.text()).toContain(t('"population":"All homes"', '"population":"البيوت كلها"'));
    await removeEntries(page, `our-featured-reports/${doc.id}`);
  },
);
