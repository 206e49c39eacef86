import { expect } from "@playwright/test";
import { cms, failedRequests, removeEntries, test } from "./admin.ts";

test(
  "everything is found from every page by keyboard, in any spelling",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const headers = { Origin: cms };
    const key = `${language}${Date.now()}`;
    const ids: number[] = [];
    for (const title of [`سوق الحميديّة ${key}`, `الحميديّة ${key}`]) {
      const data = { title, created_on: "2026-01-01", _status: "draft" };
      const created = await page.request.post(`${cms}/api/blogs?draft=true&locale=ar`, { data, headers });
      ids.push(((await created.json()) as { doc: { id: number } }).doc.id);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${cms}/admin/collections/media`);
    const field = page.getByRole("combobox", { name: t("Search texts", "البحث في النصوص") });
    await page.getByRole("button", { name: t("Search everything", "البحث في كل شيء") }).click();
    await expect(field).toBeFocused();
    await field.fill(`حميديه ${key}`);
    const hits = page.getByRole("option");
    await expect(hits).toHaveCount(2);
    await expect(page.getByRole("group", { name: t("Articles", "المقالات") })).toHaveCount(1);
    await expect(hits.first().locator("mark")).toHaveText(["الحميديّة", key]);
    await expect(hits.first()).toHaveAttribute("aria-selected", "true");
    const target = (await hits.nth(1).getAttribute("href")) ?? "";
    await field.press("ArrowDown");
    await expect(hits.nth(1)).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await field.press("Escape");
    await expect(field).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(page).toHaveURL(cms + target);
    await expect(field).toBeHidden();
    await removeEntries(page, ...ids.map((id) => `blogs/${id}`));
  },
);

test.describe("with Enter", () => {
  test.use({ expectedNoise: failedRequests });

  test(
    "Enter tries a search again that did not answer, and waits for the hits of what was typed last to open the first",
    { tag: "@in-english" },
    async ({ admin: page, language }) => {
      const t = (en: string, ar: string) => (language === "ar" ? ar : en);
      await page.route("**/api/staff-search?*", (route) => route.abort(), { times: 1 });
      await page.goto(`${cms}/admin`);
      await page.getByRole("button", { name: t("Search everything", "البحث في كل شيء") }).click();
      const field = page.getByRole("combobox", { name: t("Search texts", "البحث في النصوص") });
      const hit = page.getByRole("option");
      await field.fill("brand");
      await expect(page.getByText(t("Press Enter to try again", "اضغط Enter لإعادة المحاولة"))).toBeVisible();
      await field.press("Enter");
      await expect(hit.first()).toBeVisible();
      await expect(page).toHaveURL(`${cms}/admin`);

      const answerWith = (title: string, ...addresses: string[]) => ({
        json: {
          groups: [{ label: "Lists", hits: addresses.map((href) => ({ title, marks: [], href })) }],
        },
      });
      await page.route("**/api/staff-search?q=before", (route) =>
        route.fulfill(answerWith("Before", "/admin/collections/media")),
      );
      const asked = Promise.withResolvers<() => void>();
      await page.route("**/api/staff-search?q=after", (route) =>
        asked.resolve(
          () =>
            void route.fulfill(
              answerWith("After", "/admin/collections/redirects", "/admin/collections/users"),
            ),
        ),
      );
      await field.fill("before");
      await expect(hit).toHaveCount(1);
      await expect(hit).toHaveAttribute("aria-selected", "true");
      await field.fill("after");
      await field.press("Enter");
      await expect(hit).toHaveAttribute("aria-selected", "false");
      const answer = await asked.promise;
      answer();
      await expect(page).toHaveURL(/collections\/redirects/);
      await expect(field).toBeHidden();
    },
  );
});
