import { expect } from "@playwright/test";
import type { Browser, Page, Route } from "@playwright/test";
import { TOTP } from "otpauth";
import { cms, test } from "./admin.ts";
import { expectAccessible } from "./axe.ts";

const password = "a kettle on the roof";
const width = 390;

/** A new account, made by the owner who is signed in. */
async function makeAccount(page: Page) {
  const email = `sami.${crypto.randomUUID()}@miqyas.example`;
  const data = { name: "Sami", email, password, role: "editor" };
  const created = await page.request.post(`${cms}/api/users`, { data, headers: { Origin: cms } });
  expect(created.status()).toBe(201);
  return email;
}

/** A phone on which nobody is signed in. */
async function openPhone(browser: Browser, language: "en" | "ar"): Promise<Page> {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width, height: 800 },
    permissions: ["clipboard-write"],
  });
  await context.addCookies([{ name: "payload-lng", value: language, url: cms }]);
  return context.newPage();
}

const isInside = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

test(
  "B18 somebody turns on two-factor sign-in on a phone, and signs in with a code and a recovery code",
  { tag: "@in-arabic" },
  async ({ admin, browser, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const email = await makeAccount(admin);
    const page = await openPhone(browser, language);

    /** On the sign-in page, to which the page that signs out leads by itself. */
    async function signInAgain() {
      await page.goto(`${cms}/admin/logout`);
      await page.waitForURL(/\/admin\/login/);
      await page.locator("#field-email").fill(email);
      await page.locator("#field-password").fill(password);
      await page.locator("#field-password").press("Enter");
    }

    const signedIn = await page.request.post(`${cms}/api/users/login`, { data: { email, password } });
    expect(signedIn.ok()).toBe(true);
    await page.goto(`${cms}/admin/account`);
    const section = page.locator(".two-factor");
    await section.getByRole("button", { name: t("Turn on…", "تفعيل…") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img")).toBeVisible();
    await expectAccessible(page, "dialog[open]");
    const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
    const codeField = dialog.getByRole("textbox", { name: t("Code", "الرمز") });
    const sent = Promise.withResolvers<() => void>();
    await page.route("**/two-factor/confirm", (route) => sent.resolve(() => void route.continue()), {
      times: 1,
    });
    await codeField.fill("000000");
    await codeField.press("Enter");
    const answer = await sent.promise;
    await expect(dialog.getByRole("button", { name: t("Cancel", "إلغاء") })).toBeDisabled();
    await page.keyboard.press("Escape");
    answer();
    await expect(dialog.getByRole("alert")).toContainText(t("This code is wrong", "الرمز خاطئ"));
    const codeAt = (step: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });
    // At the end of its time the code before would be two codes old when the server reads it.
    await page.waitForFunction(() => Date.now() % 30_000 < 20_000);
    const earlier = codeAt(-1);
    const loseAnswer = (route: Route) => route.fetch().then(() => route.abort());
    await page.route("**/two-factor/confirm", loseAnswer, { times: 1 });
    await codeField.fill(earlier);
    await codeField.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText(t("This did not work", "لم تنجح العملية"));
    await codeField.press("Enter");
    await expect(dialog.locator("li")).toHaveCount(10);
    await expectAccessible(page, "dialog[open]");
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"))));
    await dialog.getByRole("button", { name: t("Copy", "نسخ"), exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("could not be copied", "تعذّر نسخ الرموز"));
    const recoveryCode = await dialog.locator("li").first().innerText();
    await page.keyboard.press("Escape");
    // Browsers let no page hold back the second one.
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: t("I have saved them", "حفظتها") }).click();
    await expect(section).toContainText(t("10 recovery codes are left.", "بقيت ١٠ رموز استرداد."));

    await signInAgain();
    const field = page.locator("#sign-in-code");
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await isInside(page);
    await expectAccessible(page, ".login__form");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("payload-token");
    await field.fill(earlier);
    await field.press("Enter");
    await expect(
      page
        .getByRole("alert")
        .filter({ hasText: t("already used", "استُخدم") })
        .first(),
    ).toBeVisible();
    const arabic = codeAt(0).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    await field.fill(arabic);
    await field.press("Enter");
    await page.waitForURL(`${cms}/admin`);

    await signInAgain();
    await page.getByRole("button", { name: t("Use a recovery code", "استخدام رمز استرداد") }).click();
    await expect(field).toHaveAttribute("inputmode", "text");
    await field.fill(recoveryCode);
    await field.press("Enter");
    await page.waitForURL(`${cms}/admin`);
    await page.goto(`${cms}/admin/account`);
    await expect(section).toContainText(t("9 recovery codes are left.", "بقيت ٩ رموز استرداد."));

    await section.getByRole("button", { name: t("Turn off…", "إيقاف…") }).click();
    await dialog.locator('[name="password"]').fill(password);
    await dialog.locator('[name="code"]').fill(codeAt(1));
    await dialog.locator('[name="code"]').press("Enter");
    await expect(section.getByRole("button", { name: t("Turn on…", "تفعيل…") })).toBeVisible();
    await signInAgain();
    await page.waitForURL(`${cms}/admin`);
    await page.context().close();
  },
);
