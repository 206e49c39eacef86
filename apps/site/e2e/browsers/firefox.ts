import puppeteer from "puppeteer-core";
import type { Visitor } from "./visitor.ts";

/** Firefox, over WebDriver BiDi. `preferences` are those of its `about:config`. */
export async function startFirefox(
  executablePath: string,
  preferences: Record<string, unknown> = {},
): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: preferences,
    headless: true,
    timeout: 90_000,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  let errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") errors.push(message.text());
  });
  // Firefox also reports violations of the content security policy here.
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    open: async (url) => {
      errors = [];
      await page.goto(url, { timeout: 60_000 });
    },
    reload: async () => void (await page.reload({ timeout: 60_000 })),
    read: (expression) => page.evaluate(expression),
    type: (selector, text) => page.type(selector, text),
    press: (selector) => page.click(selector),
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}
