import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";

export const cms = process.env.CMS_URL ?? "http://localhost:4000";

/** The admin in one of its languages. Any console message fails the test. */
export const test = base.extend<{ language: "en" | "ar"; admin: Page }>({
  language: ["en", { option: true }],
  admin: async ({ context, page, language }, use) => {
    const noise: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") noise.push(line.text());
    });
    page.on("pageerror", (error) => noise.push(String(error)));
    await context.addCookies([{ name: "payload-lng", value: language, url: cms }]);
    await use(page);
    expect(noise).toEqual([]);
  },
});
