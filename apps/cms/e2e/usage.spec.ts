import { expect } from "@playwright/test";
import { cms, test } from "./admin.ts";

const site = process.env.SITE_URL ?? "http://localhost:3000";
/** Browsers that say that they are headless are machines, which are not counted. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36";

test(
  "RT-30 staff see what visitors read, searched without result and began to send",
  { tag: "@in-arabic" },
  async ({ admin, browser, language }) => {
    const t = <Each>(en: Each, ar: Each) => (language === "ar" ? ar : en);
    const words = `${t("nothing like", "لا شيء مثل")} ${String.fromCharCode(...[...String(Date.now() % 1e6)].map((digit) => 97 + Number(digit)))}`;
    const visitor = await browser.newContext({ userAgent });
    const page = await visitor.newPage();
    await page.goto(`${site}${t("", "/ar")}/AboutUs`);
    const search = page.getByRole("combobox", { name: t("Search", "ابحث") }).first();
    await search.fill(words);
    await search.press("Enter");
    await page.locator("[data-nothing-found]").waitFor();
    await page.goto(`${site}${t("", "/ar")}/contact`);
    await page.locator("textarea").fill(words);
    // The browser sends what a page has told it before it leaves the page.
    await page.goto("about:blank");

    const panel = admin.getByRole("region", { name: t("Read and searched", "القراءة والبحث") });
    // The site reports every ten seconds. What a page tells when it is left may come with the next report.
    await expect(async () => {
      await admin.goto(`${cms}/admin`);
      const text = await panel.innerText();
      expect(text).toContain(words);
      expect(text).toMatch(t(/begun: [1-9]/, /بدء الملء: [١-٩]/));
    }).toPass({ intervals: [5_000], timeout: 60_000 });
    await expect(panel.getByText(t("About us", "من نحن"))).toBeVisible();
    await expect(panel.getByRole("img")).toHaveCount(2);
    await visitor.close();
  },
);
