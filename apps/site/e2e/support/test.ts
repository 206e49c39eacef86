import { test as base, expect } from "@playwright/test";
import type { Locale } from "@miqyas/contract";
import type { Page } from "@playwright/test";
import { startSite } from "./site-process.ts";
import type { SiteProcess } from "./site-process.ts";
import { startStubBackend } from "./stub-backend.ts";
import type { StubBackend } from "./stub-backend.ts";

/** What a project of the end-to-end tests sets. */
export interface SiteOptions {
  /** Language of the project that the test runs in; every test runs in both. */
  language: Locale;
}

/** What an end-to-end test of the site works with. */
interface SiteFixtures {
  /** Chooses a text by the project's language. */
  t: (en: string, ar: string) => string;
  /** Address of a canonical path in the project's language: `/AboutUs` → `/ar/AboutUs`. */
  at: (path: string) => string;
  /** Says that a test provokes console errors like this. Anything else on the console fails it. */
  expectNoise: (pattern: RegExp) => void;
  allowedNoise: RegExp[];
  guardConsole: undefined;
  slowProcessor: undefined;
  /** The page as a visitor without JavaScript has it. */
  plainPage: Page;
}

interface FaultFixtures {
  stub: StubBackend;
  /**
   * Starts the site in front of `stub`, with nothing kept from another test. For faults of the home page: it
   * renders that page while it starts, so the stub has to know by then how to misbehave.
   */
  startStubbed: () => Promise<SiteProcess>;
  /** The same, started before the test. */
  stubbedSite: SiteProcess;
}

/** How many times slower the page's processor is made, to bring out what only happens on a slow phone. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

export const test = base.extend<SiteOptions & SiteFixtures & FaultFixtures>({
  language: ["en", { option: true }],
  t: async ({ language }, use) => use((en, ar) => (language === "ar" ? ar : en)),
  at: async ({ language }, use) =>
    use((path) => (language === "ar" ? `/ar${path === "/" ? "" : path.replace(/^\/(?=[?#])/, "")}` : path)),
  allowedNoise: async ({}, use) => use([]), // eslint-disable-line no-empty-pattern -- Playwright wants the pattern
  expectNoise: async ({ allowedNoise }, use) => use((pattern) => void allowedNoise.push(pattern)),
  guardConsole: [
    async ({ page, allowedNoise }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") noise.push(message.text());
      });
      page.on("pageerror", (error) => noise.push(String(error)));
      await use(undefined);
      expect(noise.filter((line) => !allowedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  slowProcessor: [
    async ({ page }, use) => {
      if (slowdown > 1) {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  plainPage: async ({ browser, baseURL, locale }, use) => {
    const context = await browser.newContext({
      baseURL,
      locale: locale ?? "en-US",
      javaScriptEnabled: false,
    });
    await use(await context.newPage());
    await context.close();
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  stub: async ({}, use) => {
    const stub = await startStubBackend();
    await use(stub);
    await stub.close();
  },
  startStubbed: async ({ stub, page }, use) => {
    const started: SiteProcess[] = [];
    await use(async () => {
      const site = await startSite(stub.url);
      started.push(site);
      return site;
    });
    // What the page still asks for must not fail for want of a site.
    await page.close();
    await Promise.all(started.map((site) => site.dispose()));
  },
  stubbedSite: async ({ startStubbed }, use) => use(await startStubbed()),
});

export { expect };
