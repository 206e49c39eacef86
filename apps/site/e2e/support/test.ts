import { test as base, expect } from "@playwright/test";
import type { Locale } from "@miqyas/contract";
import type { BrowserContext, Page } from "@playwright/test";
import { startSlowConnection } from "./slow-connection.ts";
import { startSite, startSiteHost } from "./site-process.ts";
import type { SiteHost, SiteProcess, StubbedSite } from "./site-process.ts";
import { startStubBackend } from "./stub-backend.ts";
import type { StubBackend } from "./stub-backend.ts";

/** Options of a project of the end-to-end tests. */
export interface SiteOptions {
  /** The project's language. A test runs in both, unless its tag names one (`playwright.config.ts`). */
  language: Locale;
}

/** Fixtures of an end-to-end test. */
interface SiteFixtures {
  /** Chooses a text by the project's language. */
  t: (en: string, ar: string) => string;
  /** Address of a canonical path in the project's language: `/AboutUs` → `/ar/AboutUs`. */
  at: (path: string) => string;
  /** Allows console errors that match a pattern. Any other console error of `page` fails the test. */
  expectNoise: (pattern: RegExp) => void;
  allowedNoise: RegExp[];
  /** The page without JavaScript. */
  plainPage: Page;
}

interface FaultFixtures {
  stub: StubBackend;
  /**
   * Starts the site in front of `stub`, with empty caches and storage. The site renders the home page during its
   * start. For faults of that page, prepare the stub before.
   */
  startStubbed: () => Promise<StubbedSite>;
  /** The same, started before the test. */
  stubbedSite: StubbedSite;
  /** The same as a process of its own, for a test that kills it or starts it again. */
  siteProcess: SiteProcess;
}

interface WorkerFixtures {
  siteHost: SiteHost;
  /** Address of the product's site behind a connection on which pages arrive in pieces. */
  slowUrl: string;
}

/** Slowdown factor of the page's processor. It reveals faults that only slow phones have. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

/** Before their site stops: requests that are still open must not fail because it has gone. */
const closePages = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()));

export const test = base.extend<SiteOptions & SiteFixtures & FaultFixtures, WorkerFixtures>({
  language: ["en", { option: true }],
  t: async ({ language }, use) => use((en, ar) => (language === "ar" ? ar : en)),
  at: async ({ language }, use) =>
    use((path) => (language === "ar" ? `/ar${path === "/" ? "" : path.replace(/^\/(?=[?#])/, "")}` : path)),
  allowedNoise: async ({ t }, use) =>
    use([
      /Service Worker registration blocked by Playwright/,
      // Chromium looks once, 3 s after the load. If the other language is chosen just before, no text uses its fonts yet.
      new RegExp(`-${t("arabic", "latin")}-[^ ]+\\.woff2 was preloaded using link preload but not used`),
    ]),
  expectNoise: async ({ allowedNoise }, use) => use((pattern) => void allowedNoise.push(pattern)),
  page: async ({ page, allowedNoise }, use) => {
    const noise: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") noise.push(message.text());
    });
    page.on("pageerror", (error) => noise.push(String(error)));
    if (slowdown > 1) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    }
    await use(page);
    expect(noise.filter((line) => !allowedNoise.some((pattern) => pattern.test(line)))).toEqual([]);
  },
  plainPage: async ({ browser, baseURL, locale }, use) => {
    const context = await browser.newContext({
      baseURL,
      locale: locale ?? "en-US",
      javaScriptEnabled: false,
    });
    await use(await context.newPage());
    await context.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  stub: async ({}, use) => {
    const stub = await startStubBackend();
    await use(stub);
    await stub.close();
  },
  siteHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const host = startSiteHost();
      await use(host);
      await host.end();
    },
    { scope: "worker" },
  ],
  slowUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const connection = await startSlowConnection(process.env.SITE_URL ?? "http://localhost:3000");
      await use(connection.url);
      await connection.close();
    },
    { scope: "worker" },
  ],
  startStubbed: async ({ stub, context, siteHost }, use) => {
    const started: StubbedSite[] = [];
    await use(async () => {
      const site = await siteHost.open(stub.url);
      started.push(site);
      return site;
    });
    await closePages(context);
    for (const site of started) siteHost.close(site);
  },
  siteProcess: async ({ stub, context }, use) => {
    const site = await startSite(stub.url);
    await use(site);
    await closePages(context);
    await site.dispose();
  },
  stubbedSite: async ({ startStubbed }, use) => use(await startStubbed()),
});

export { expect };
