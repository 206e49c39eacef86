import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

test(
  "API-6 … API-29 SRCH-2 a backend with the specified calls alone serves every page",
  { tag: "@in-english" },
  async ({ page, at, t, stub, startStubbed, expectNoise }) => {
    // The site calls its own server for optional content of extended backends. The browser logs the 404.
    expectNoise(/status of 404/);
    stub.requiredOnly();
    const { url } = await startStubbed();
    const main = page.getByRole("main");
    for (const path of pages) {
      const answer = await page.goto(url + at(path));
      expect(answer?.status(), path).toBe(200);
      const expectWhole = async () => {
        await expect(page.getByRole("heading", { level: 1 }).first(), path).not.toBeEmpty();
        await expect(main.getByText(t("Loading...", "جارٍ التحميل"), { exact: false }), path).toHaveCount(0);
        await expect(main.getByRole("alert"), path).toHaveCount(0);
        await expect(main, path).not.toContainText(/undefined|null|NaN|invalid|غير صالحة/i);
      };
      await expectWhole();
      await page.keyboard.press("Tab"); // a first interaction starts hydration
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await expectWhole();
    }
    expect(stub.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  },
);
