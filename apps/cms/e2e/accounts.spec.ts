import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { cms, test } from "./admin.ts";

const password = "a kettle on the roof";

test("B18 somebody ends another session, and an owner finds it in the audit log", async ({
  admin: page,
  browser,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  const name = `Rana ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name.toLowerCase().replace(" ", ".")}@miqyas.example`;
  const created = await page.request.post(`${cms}/api/users`, {
    data: { name, email, password, role: "editor" },
    headers: { Origin: cms },
  });
  expect(created.status()).toBe(201);

  const other = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const phone = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 800 },
  });
  await phone.addCookies([{ name: "payload-lng", value: language, url: cms }]);
  for (const context of [other, phone]) {
    const signedIn = await context.request.post(`${cms}/api/users/login`, { data: { email, password } });
    expect(signedIn.ok()).toBe(true);
  }
  const own = await phone.newPage();
  await own.goto(`${cms}/admin/account`);
  const sessions = own.locator(".sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText(t("This one", "هذه الجلسة"))).toBeVisible();
  expect((await new AxeBuilder({ page: own }).include(".sessions").analyze()).violations).toEqual([]);
  await sessions.getByRole("button", { name: t("End all others", "إنهاء سائر الجلسات") }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  const me = await other.request.get(`${cms}/api/users/me`, { headers: { Origin: cms } });
  expect(await me.json()).toMatchObject({ user: null });
  await other.close();
  await phone.close();

  await page.goto(`${cms}/admin/collections/audit-log?search=${encodeURIComponent(name)}`);
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText(t("Ended sessions", "أنهى جلسات"));
  await expect(rows.first()).toContainText(t("Users", "المستخدمون"));
  await expect(rows.last()).toContainText(t("Created an account", "أنشأ حسابًا"));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("Export CSV", "تصدير CSV") }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
});
