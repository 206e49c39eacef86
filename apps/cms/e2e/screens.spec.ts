import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { cms, openArticle, paste, removeEntries, test } from "./admin.ts";
import { findViolations } from "./axe.ts";
import { beyond } from "./beyond.ts";

/** What a control without a name looks like in HTML, for every one on the page. */
async function findUnnamed(page: Page): Promise<string[]> {
  const rules = ["button-name", "link-name", "label", "aria-input-field-name", "aria-command-name"];
  return (await findViolations(page, { rules })).flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

async function findFirst(page: Page, query: string) {
  const found = await page.request.get(`${cms}/api/${query}&depth=0&limit=1`, { headers: { Origin: cms } });
  const { docs } = (await found.json()) as { docs: [{ id: number }] };
  return docs[0].id;
}

interface Screen {
  path: string;
  landmark: string;
  /** Its controls are looked at, too: in Arabic, which is enough for what has no name at all. */
  isNamed?: boolean;
}

async function expectFits(page: Page, language: string, { path, landmark, isNamed }: Screen): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${cms}/admin/${path}`);
  await expect(page.locator(landmark).first()).toBeVisible();
  await expect.poll(() => beyond(page), { message: `${path} at 390 px` }).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  await expect.poll(() => beyond(page), { message: `${path} at 320 px` }).toEqual([]);
  if (!isNamed || language === "en") return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => findUnnamed(page), { message: path }).toEqual([]);
}

test("A11Y neither the first page nor a list scrolls sideways on a phone, and every control there has a name", async ({
  admin: page,
  language,
}) => {
  for (const screen of [
    { path: "", landmark: ".work-panel", isNamed: true },
    { path: "collections/blogs", landmark: ".collection-list tbody", isNamed: true },
    { path: "collections/media", landmark: ".collection-list tbody" },
    { path: "collections/users", landmark: ".collection-list tbody" },
    { path: "account", landmark: ".sessions li" },
    { path: "collections/redirects", landmark: ".redirects-import, .collection-list" },
    { path: "collections/contact-messages", landmark: ".collection-list" },
    { path: "collections/audit-log", landmark: ".collection-list tbody" },
  ])
    await expectFits(page, language, screen);
});

test("A11Y no form scrolls sideways on a phone, and every control of it has a name", async ({
  admin: page,
  language,
}) => {
  const file = await findFirst(page, "media?sort=id");
  const form = "form[data-form-ready=true]";
  await expectFits(page, language, {
    path: `collections/media/${file}`,
    landmark: ".file-field",
    isNamed: true,
  });
  for (const path of ["globals/site-settings", "globals/house-terms"])
    await expectFits(page, language, { path, landmark: form });
  if (language === "en") return;
  for (const path of ["collections/charts/1", "globals/home-page"])
    await expectFits(page, language, { path, landmark: form, isNamed: true });
  const report = { path: "collections/our-featured-reports/1?locale=ar", landmark: "[contenteditable] p" };
  await expectFits(page, language, { ...report, isNamed: true });
});

test("A11Y no screen of an article scrolls sideways on a phone, and every control of its form has a name", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  const article = await findFirst(page, "blogs?where[slug][equals]=nine-hundred-sentences");
  const version = await findFirst(page, `blogs/versions?where[parent][equals]=${article}`);
  const path = `collections/blogs/${article}`;
  for (const screen of [
    { path: `${path}/versions`, landmark: ".versions tbody" },
    // Each row of a comparison is named in the language of the admin, whichever language was used first.
    {
      path: `${path}/versions/${version}`,
      landmark: `.view-version:has(.lexical-diff):has-text("${t("Last edited", "آخر تعديل")}")`,
    },
    { path: `${path}?locale=en`, landmark: "[contenteditable] img" },
    { path: `${path}?locale=ar`, landmark: "[contenteditable] img", isNamed: true },
  ])
    await expectFits(page, language, screen);
  if (language === "en") return;
  const bold = page.getByRole("button", { name: "غامق", exact: true });
  await expect(bold).toHaveAttribute("title", "غامق");
  await expect(page.getByRole("textbox", { name: "النص", exact: true })).toBeVisible();
});

test("a wide table fits a phone, and the menu of a table is in the language of the admin and inserts a column", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  const cells = (name: string, words: string) => `<tr>${`<${name}>${words}</${name}>`.repeat(8)}</tr>`;
  await page.setViewportSize({ width: 320, height: 844 });
  await openArticle(page, language, `A wide table ${Date.now()}`);
  const id = /blogs\/(\d+)/.exec(page.url())?.[1];
  const editor = await paste(
    page,
    `<table>${cells("th", "Households asked")}${cells("td", "1,640")}</table>`,
  );
  await expect(editor.locator("td").first()).toBeVisible();
  await expect.poll(() => beyond(page), { message: "a wide table at 320 px" }).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await editor.getByText("1,640").first().click();
  await page.locator(".table-cell-action-button").click();
  const menu = page.locator(".table-action-menu-dropdown");
  await expect(menu.getByRole("button", { name: t("Insert row above", "إدراج صفّ فوق") })).toBeVisible();
  await expect(menu.getByRole("button", { name: /stri|freeze/i })).toHaveCount(0);
  if (language === "ar") await expect(menu.getByRole("button", { name: /[a-z]/i })).toHaveCount(0);
  await menu.getByRole("button", { name: t("Insert column left", "إدراج عمود قبل") }).click();
  await expect(editor.locator("td, th")).toHaveCount(18);
  await removeEntries(page, `blogs/${id}`);
});

test("the editor's menu speaks the language of the admin, and its handles stand where a line begins", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  await openArticle(page, language, `A menu ${Date.now()}`);
  const id = /blogs\/(\d+)/.exec(page.url())?.[1];
  const editor = page.locator(".rich-text-lexical [contenteditable=true]");
  await editor.click();
  await editor.pressSequentially("/");
  const menu = page.locator(".slash-menu-popup");
  for (const item of [
    t("Table", "جدول"),
    t("Horizontal Rule", "خط فاصل"),
    t("Picture or file", "صورة أو ملف"),
    t("Ordered List", "قائمة مرقّمة"),
  ])
    await expect(menu.getByRole("option", { name: item, exact: true })).toBeVisible();
  const item = menu.getByRole("option", { name: t("Table", "جدول"), exact: true });
  const icon = await item.locator("svg").boundingBox();
  const row = await item.boundingBox();
  if (!icon || !row) throw new Error("no icon");
  const atStart = t(`${icon.x - row.x}`, `${row.x + row.width - icon.x - icon.width}`);
  expect(Number(atStart)).toBeGreaterThanOrEqual(8);
  await editor.pressSequentially(t("Table", "جدول"));
  await expect(menu.getByRole("option")).toHaveCount(1);
  await item.click();
  await expect(page.locator("label", { hasText: t("Rows", "عدد الصفوف") })).toBeVisible();
  await page.keyboard.press("Escape");

  await editor.locator("p").first().hover();
  const handle = page.locator(".add-block-menu");
  await expect(handle).toHaveCSS("opacity", "1");
  const plus = await handle.boundingBox();
  const line = await editor.locator("p").first().boundingBox();
  if (!plus || !line) throw new Error("no handle");
  if (language === "ar") expect(plus.x).toBeGreaterThanOrEqual(line.x + line.width);
  else expect(plus.x + plus.width).toBeLessThanOrEqual(line.x);
  await removeEntries(page, `blogs/${id}`);
});

test("a row waits for its categories, and does not say that it has none", async ({
  admin: page,
  language,
}) => {
  const t = (en: string, ar: string) => (language === "ar" ? ar : en);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/blog-categories?*", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${cms}/admin/collections/blogs?locale=${language}&search=nine-hundred-sentences`);
  const cell = page.locator("tbody .cell-categories");
  await expect(cell).toHaveText("…");
  answer();
  await expect(cell).toHaveText(t("Qualitative, Fieldwork", "البحث النوعي، العمل الميداني"));
  const search = page.locator(".search-filter__input");
  await expect(search).toHaveAttribute(
    "placeholder",
    t("Search by Title, Author or Link", "البحث في العنوان، الكاتب أو الرابط"),
  );
});

test(
  "the navigation is open on a wide screen, and stays closed for whoever closes it",
  { tag: "@in-english" },
  async ({ admin, browser, language }) => {
    const email = `nour.${crypto.randomUUID()}@miqyas.example`;
    const password = "a kettle on the roof";
    const data = { name: "Nour", email, password, role: "editor" };
    expect((await admin.request.post(`${cms}/api/users`, { data, headers: { Origin: cms } })).status()).toBe(
      201,
    );
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [] },
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies([{ name: "payload-lng", value: language, url: cms }]);
    expect((await context.request.post(`${cms}/api/users/login`, { data: { email, password } })).ok()).toBe(
      true,
    );
    const page = await context.newPage();
    const articles = page.locator("#nav-blogs");
    await page.goto(`${cms}/admin/account`);
    await expect(articles).toBeInViewport();
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith("/payload-preferences/nav") && response.request().method() === "POST",
    );
    await page.locator(".nav-toggler").first().click();
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await expect(page.locator(".template-default--nav-hydrated")).toBeVisible();
    await expect(page.locator("aside.nav")).toHaveAttribute("inert", "");
    await page.locator(".nav-toggler").first().click();
    await expect(articles).toBeInViewport();
    await context.close();
  },
);
