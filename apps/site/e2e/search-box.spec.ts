import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { expect, test } from "./support/test.ts";

const banner = (page: Page) => page.getByRole("banner");
const field = (page: Page) => banner(page).getByRole("combobox");
const options = (page: Page) => banner(page).getByRole("option");
const links = (page: Page, t: (en: string, ar: string) => string) =>
  banner(page).getByRole("navigation", {
    name: t("In articles, reports and everything else", "في المقالات والتقارير وغيرها"),
  });

test.describe("everything under the sections of the search", () => {
  test("SRCH-6 SRCH-14 shows at most five of each kind, with marks, calls similar titles so, and leads to what it shows", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/contact"));
    const hits = links(page, t);
    await field(page).fill(t("questionaire", "الميسسر"));
    await expect(hits).toContainText(t("Similar titles", "عناوين قريبة"));
    await expect(hits.getByRole("group").first()).toBeVisible();
    await expect(banner(page)).toContainText(t("No matching results found", "لا توجد نتائج مطابقة"));

    await field(page).fill(t("price", "السعر"));
    await expect(hits.locator("mark").first()).toContainText(t("rice", "سعر"));
    const articles = hits.getByRole("group", { name: t("Articles", "المقالات") });
    await expect(articles.getByRole("link").first()).toBeVisible();
    for (const group of await hits.getByRole("group").all())
      expect(await group.getByRole("link").count()).toBeLessThanOrEqual(5);
    const link = articles.getByRole("link").first();
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(field(page)).toHaveValue("");
    await expect(hits).toHaveCount(0);
  });

  test(
    "SRCH-14 nothing is said to be missing while what is in the texts loads; Tab goes from the field into the links, Escape back",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const none = t("No matching results found", "لا توجد نتائج مطابقة");
      const loading = t("Loading...", "جارٍ التحميل…");
      await page.goto(at("/contact"));
      await field(page).fill("xqzt");
      await expect(banner(page)).toContainText(none);
      const release = await holdRequests(page, /\/api\/v1\/search\?/);
      await field(page).fill(t("interview", "مقابلة"));
      await expect(banner(page)).toContainText(loading);
      await expect(banner(page)).not.toContainText(none);
      release();
      await expect(banner(page)).toContainText(t("No section of that name", "لا قسم بهذا الاسم"));
      await expect(banner(page)).not.toContainText(loading);

      await field(page).fill(t("price", "السعر"));
      const hits = links(page, t);
      await expect(hits.locator("mark").first()).toContainText(t("rice", "سعر"));
      await expect(hits.getByRole("group").first()).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(hits.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(field(page)).toBeFocused();
      await expect(hits).toHaveCount(0);
      await expect(field(page)).toHaveValue(t("price", "السعر"));

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: t("Menu", "القائمة"), exact: true }).click();
      const menu = page.getByRole("dialog");
      await menu.getByRole("combobox").fill(t("price", "السعر"));
      await expect(menu.getByRole("group").first()).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(menu.getByRole("combobox")).toBeFocused();
    },
  );

  test(
    "SRCH-14 SRCH-13 words typed at once after the load count, and the last link leads to all results",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const words = t("interview", "مقابلة");
      await page.goto(at("/AboutUs"), { waitUntil: "commit" });
      await field(page).fill(words);
      const all = links(page, t).getByRole("link").last();
      await expect(all).toContainText(words);
      await all.click();
      await expect(page).toHaveURL(
        (url) => url.pathname === at("/search") && url.searchParams.get("q") === words,
      );
      // Words typed while the page comes keep the focus.
      await field(page).fill(words.slice(0, -1));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Search", "البحث"));
      await expect(all).toContainText(words.slice(0, -1));
      await expect(field(page)).toBeFocused();
      // The same page shows other results: the box disappears, the focus returns to the field.
      await all.press("Enter");
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === words.slice(0, -1));
      await expect(field(page)).toBeFocused();
      await expect(all).toBeHidden();
    },
  );

  test(
    "SRCH-14 a backend that fails, does not answer, or is without the call leaves the sections as they are",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, startStubbed, expectNoise }) => {
      expectNoise(/status of (404|50\d)/);
      const { url } = await startStubbed();
      for (const fault of [{ status: 500 }, { hang: true }, undefined]) {
        stub.reset();
        if (fault) stub.fail("/search", fault);
        else stub.requiredOnly();
        await page.goto(url + at("/contact"));
        await field(page).fill(t("our clients", "عملاؤنا"));
        await expect(options(page).first()).toContainText(t("Our Clients", "عملاؤنا"));
        await expect.poll(() => stub.requestsOf("/search").length).toBe(1);
        await expect(links(page, t).getByRole("link")).toHaveCount(1);
        await expect(links(page, t).getByRole("group")).toHaveCount(0);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(new RegExp(`${at("/")}#clients-section$`));
      }
    },
  );

  test("SRCH-14 axe finds nothing in the open box, and a phone holds it", async ({
    page,
    at,
    t,
    expectNoise,
  }) => {
    expectNoise(/404/); // the page below has a field of its own at every width
    await page.goto(at("/no-such-page"));
    await field(page).fill(t("price", "السعر"));
    await expect(links(page, t).getByRole("group").first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("main").getByRole("combobox").fill(t("price", "السعر"));
    await expect(page.getByRole("main").getByRole("group").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
