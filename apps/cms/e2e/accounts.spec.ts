import { expect } from "@playwright/test";
import { cms, test } from "./admin.ts";
import { expectAccessible } from "./axe.ts";

const password = "a kettle on the roof";

test(
  "B18 somebody ends another session, and an owner finds it in the audit log",
  { tag: "@in-english" },
  async ({ admin: page, browser, language }) => {
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
    await expectAccessible(own, ".sessions");
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
  },
);

test(
  "B18 an owner invites a colleague, who chooses a password and signs in",
  { tag: "@in-arabic" },
  async ({ admin: page, browser, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const name = `Hala ${crypto.randomUUID().slice(0, 8)}`;
    const email = `${name.toLowerCase().replace(" ", ".")}@miqyas.example`;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${cms}/admin/collections/users`);
    const invite = page.getByRole("button", { name: t("Invite…", "دعوة…") });
    await invite.click();
    const ask = page.getByRole("dialog", { name: t("Invite a colleague", "دعوة زميل") });
    await expect(ask).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(ask).toBeHidden();
    await expect(invite).toBeFocused();
    await invite.click();
    await ask.getByLabel(t("Name", "الاسم")).fill(name);
    await ask.getByLabel(t("E-mail", "البريد الإلكتروني")).fill(email);
    await ask.getByLabel(t("Role", "الدور")).selectOption("editor");
    await expectAccessible(page, ".admin-dialog[open]");
    await ask.getByRole("button", { name: t("Make the link", "إنشاء الرابط") }).dblclick();
    const done = page.getByRole("dialog", { name: t("The link is ready", "الرابط جاهز") });
    const link = await done.getByLabel(t("Link", "الرابط"), { exact: true }).inputValue();
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))));
    await done.getByRole("button", { name: t("Copy the link", "نسخ الرابط") }).click();
    await expect(done.getByRole("alert")).toContainText(t("could not be copied", "تعذّر نسخ الرابط"));
    await done.getByRole("button", { name: t("Close", "إغلاق") }).click();
    await expect(page.locator("tbody").getByText(name)).toHaveCount(1);

    const theirs = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    await theirs.addCookies([{ name: "payload-lng", value: language, url: cms }]);
    const own = await theirs.newPage();
    await own.goto(link);
    const choice = own.getByLabel(t("Password", "كلمة المرور"), { exact: true });
    const save = own.getByRole("button", { name: t("Set the password", "حفظ كلمة المرور") });
    await choice.fill("too short");
    await save.click();
    await expect(own.locator(".choose-password [role=alert]")).toContainText(t("at least 15", "خمسة عشر"));
    await expect(choice).toHaveValue("too short");
    await expectAccessible(own, ".choose-password");
    await choice.fill(password);
    await save.click();
    await own.getByRole("link", { name: t("Sign in", "تسجيل الدخول") }).click();
    await own.locator("#field-email").fill(email);
    await own.locator("#field-password").fill(password);
    await own.locator("button[type=submit]").click();
    await expect(own).toHaveURL(/\/admin\/?$/);
    await theirs.close();
  },
);
