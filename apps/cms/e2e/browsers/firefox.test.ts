import puppeteer from "puppeteer-core";
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const { CMS_URL: cms = "", OWNER_EMAIL = "", OWNER_PASSWORD = "", FIREFOX_PATH } = process.env;

const deadline = { timeout: 30_000, interval: 100 };
const text = ".rich-text-lexical [contenteditable=true]";
const copied = `<h2>Four households</h2><p><b>Bold</b> and <a href="https://example.org/x">linked</a></p><p dir=rtl>نص عربي</p>`;

async function pressControl(page: Page, key: "c" | "v"): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press(key);
  await page.keyboard.up("Control");
}

/** Calls the backend's API as the account that has signed in. Resolves with the id of the document. */
const call = (page: Page, method: "POST" | "DELETE", path: string, data?: object) =>
  page.evaluate(
    async (...[url, options]) => {
      const answer = (await (await fetch(url, options)).json()) as { doc?: { id: number } };
      return answer.doc?.id;
    },
    `/api/${path}`,
    { method, headers: { "content-type": "application/json" }, ...(data && { body: JSON.stringify(data) }) },
  );

describe.skipIf(!FIREFOX_PATH)("the back office in Firefox", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: FIREFOX_PATH,
      headless: true,
      defaultViewport: { width: 1280, height: 900 },
      timeout: 90_000,
    });
    page = await browser.newPage();
    await page.goto(`${cms}/admin/login`);
    await page.waitForSelector("form[data-form-ready=true]");
    await page.type("#field-email", OWNER_EMAIL);
    await page.type("#field-password", OWNER_PASSWORD);
    await Promise.all([page.waitForNavigation(), page.click("form button[type=submit]")]);
  });
  afterAll(() => browser?.close());

  test.each([
    ["en", "/chart"],
    ["ar", "/رسم"],
  ])(
    "B5 B8 formatted text is pasted, and a drawer takes the keys that follow (%s)",
    async (language, chart) => {
      const source = await browser.newPage();
      await source.setContent(copied);
      await source.evaluate(() => getSelection()?.selectAllChildren(document.body));
      await pressControl(source, "c");
      await source.close();

      await page.evaluate((value) => void (document.cookie = `payload-lng=${value}; path=/`), language);
      const draft = { title: `Firefox ${language} ${Date.now()}`, _status: "draft" };
      const id = await call(page, "POST", `blogs?draft=true&locale=${language}&depth=0`, draft);
      const editor = await browser.newPage();
      await editor.goto(`${cms}/admin/collections/blogs/${id}?locale=${language}`);
      await editor.locator(text).click();
      await pressControl(editor, "v");
      const html = () => editor.$eval(text, (element) => element.innerHTML);
      await vi.waitFor(async () => {
        expect(await html()).toMatch(/<h2[^>]*>.*Four households/);
        expect(await html()).toMatch(/<strong[^>]*>Bold/);
        expect(await html()).toMatch(/<a [^>]*href="https:\/\/example.org\/x"/);
        expect(await html()).toContain("نص عربي");
      }, deadline);

      await editor.keyboard.press("Enter");
      await editor.keyboard.type(chart);
      // Each letter narrows the list.
      await editor.waitForFunction(() => document.querySelectorAll("[role=option]").length === 1);
      await editor.keyboard.press("Enter");
      await editor.waitForSelector("dialog[open]");
      await editor.waitForFunction(() => document.activeElement?.closest("dialog"));
      await editor.keyboard.type("zz");
      expect(await html()).not.toContain("zz");
      await editor.close();
      await call(page, "DELETE", `blogs/${id}`);
    },
  );
});
