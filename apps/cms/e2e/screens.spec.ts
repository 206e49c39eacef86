import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { cms, openArticle, paste, removeEntries, test } from "./admin.ts";

/** Parts of a page that reach beyond its sides. What scrolls in a box of its own is not counted. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    };
    const parts = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      // Menus that are not open wait at -10,000 px.
      if (!own || !height || left < -9000 || (left >= -1 && right <= width + 1)) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isCut(element);
    });
    const names = parts.map((part) => `${part.tagName} ${part.getAttribute("class") ?? ""}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`the page: ${scrollWidth}`, ...names] : names;
  });

const table = `<table><tr>${"<th>Households asked</th>".repeat(8)}</tr><tr>${"<td>1,640</td>".repeat(8)}</tr></table>`;

test("no screen scrolls sideways on a phone", async ({ admin: page, language }) => {
  const find = async (query: string) => {
    const found = await page.request.get(`${cms}/api/${query}&depth=0&limit=1`, { headers: { Origin: cms } });
    const { docs } = (await found.json()) as { docs: [{ id: number; parent?: number }] };
    return docs[0];
  };
  const article = await find("blogs?where[slug][equals]=nine-hundred-sentences");
  const version = await find(`blogs/versions?where[parent][equals]=${article.id}`);
  const file = await find("media?sort=id");
  const screens: [path: string, landmark: string][] = [
    ["", ".work-panel"],
    ["collections/blogs", ".collection-list tbody"],
    [`collections/blogs/${article.id}?locale=en`, "[contenteditable] img"],
    [`collections/blogs/${article.id}?locale=ar`, "[contenteditable] img"],
    [`collections/blogs/${article.id}/versions`, ".versions tbody"],
    // Each row of a comparison is named in the language of the admin, whichever language was used first.
    [
      `collections/blogs/${article.id}/versions/${version.id}`,
      `.view-version:has(.lexical-diff):has-text("${language === "ar" ? "آخر تعديل" : "Last edited"}")`,
    ],
    ["collections/media", ".collection-list tbody"],
    [`collections/media/${file.id}`, ".file-field"],
    ["collections/users", ".collection-list tbody"],
    ["account", ".sessions li"],
    ["collections/redirects", ".redirects-import, .collection-list"],
    ["collections/contact-messages", ".collection-list"],
    ["globals/site-settings", "form[data-form-ready=true]"],
    ["globals/house-terms", "form[data-form-ready=true]"],
    ["collections/audit-log", ".collection-list tbody"],
  ];
  for (const [path, landmark] of screens) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${cms}/admin/${path}`);
    await expect(page.locator(landmark).first()).toBeVisible();
    await expect.poll(() => beyond(page), { message: `${path} at 390 px` }).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => beyond(page), { message: `${path} at 320 px` }).toEqual([]);
  }
  await openArticle(page, language, `A wide table ${Date.now()}`);
  const id = /blogs\/(\d+)/.exec(page.url())?.[1];
  await paste(page, table);
  await expect(page.locator("[contenteditable] td").first()).toBeVisible();
  await expect.poll(() => beyond(page), { message: "a wide table at 320 px" }).toEqual([]);
  await removeEntries(page, `blogs/${id}`);
});

test(
  "A11Y every control of the forms and lists has a name",
  { tag: "@in-arabic" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const rules = ["button-name", "link-name", "label", "aria-input-field-name", "aria-command-name"];
    const findUnnamed = async () => {
      const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
      return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    };
    const screens: [path: string, landmark: string][] = [
      ["collections/blogs/1", "[contenteditable] p"],
      ["collections/our-featured-reports/1", "[contenteditable] p"],
      ["collections/blogs", ".collection-list tbody"],
      ["collections/media/1", ".file-field"],
      ["collections/charts/1", "form[data-form-ready=true]"],
      ["globals/home-page", "form[data-form-ready=true]"],
      ["", ".work-panel"],
    ];
    for (const [path, landmark] of screens) {
      await page.goto(`${cms}/admin/${path}?locale=${language}`);
      await expect(page.locator(landmark).first()).toBeVisible();
      await expect.poll(findUnnamed, { message: path }).toEqual([]);
    }
    await page.goto(`${cms}/admin/collections/blogs/1?locale=${language}`);
    const bold = page.getByRole("button", { name: t("Bold", "غامق"), exact: true });
    await expect(bold).toHaveAttribute("title", t("Bold", "غامق"));
    await expect(page.getByRole("textbox", { name: t("Text", "النص"), exact: true })).toBeVisible();
  },
);

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
    await page.goto(`${cms}/admin`);
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
