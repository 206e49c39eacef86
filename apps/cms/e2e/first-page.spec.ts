import { expect } from "@playwright/test";
import { cms, removeEntries, test } from "./admin.ts";
import { beyond } from "./beyond.ts";

test(
  "the first page leads to my drafts and to what changed last, and shows what is planned",
  { tag: "@in-arabic" },
  async ({ admin, browser, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const headers = { Origin: cms };
    // An account of its own: other tests make drafts of the owner.
    const account = {
      ...{ name: "Rim", role: "editor", password: "a kettle on the roof" },
      email: `${crypto.randomUUID()}@miqyas.example`,
    };
    expect((await admin.request.post(`${cms}/api/users`, { data: account, headers })).status()).toBe(201);
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [] },
      viewport: { width: 390, height: 844 },
    });
    await context.addCookies([{ name: "payload-lng", value: language, url: cms }]);
    expect((await context.request.post(`${cms}/api/users/login`, { data: account })).ok()).toBe(true);
    const page = await context.newPage();
    const title = `Begun ${language} ${Date.now()}`;
    const data = { title, created_on: "2026-01-01", _status: "draft" };
    const created = await page.request.post(`${cms}/api/blogs?draft=true`, { data, headers });
    const { doc } = (await created.json()) as { doc: { id: number } };
    await page.goto(`${cms}/admin`);
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    const drafts = part(t("My drafts", "مسوداتي"));
    await expect(drafts).toContainText(t("Article", "مقال"));
    await expect(part(t("Recently changed", "آخر التعديلات"))).toContainText(title);
    await expect(part(t("Planned", "مواعيد النشر")).locator("[aria-current=date]")).toHaveCount(1);
    await expect.poll(() => beyond(page)).toEqual([]);
    await drafts.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${cms}/admin/collections/blogs/${doc.id}`);
    await context.close();
    await removeEntries(admin, `blogs/${doc.id}`);
  },
);
