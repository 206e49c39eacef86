import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./apps/site/e2e/support/test.ts";

const launch = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  // In an environment without a language Chromium writes no Arabic name of a download.
  env: { ...process.env, LANG: "C.UTF-8" },
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A page of a test is gone before code that V8 optimises in the background would pay: a seventh of all processor time.
    "--js-flags=--no-turbofan --no-maglev",
  ],
};

/** Written by `sign-in.setup.ts`. */
const owner = "test-results/owner.json";
const admin = { testDir: "apps/cms/e2e", dependencies: ["cms sign-in"] };

/**
 * Tests that one language proves are tagged with it: in Arabic those of a text, a number or a plural, where an English text
 * that stands in the code would be seen; in either those whose subject has no language, such as deliveries.
 */
const english = { grepInvert: /@in-arabic/ };
const arabic = { grepInvert: /@in-english/ };

/** End-to-end tests against the running product: `SITE_URL`, `CMS_URL` and `STACK_DATABASE_URL` say where (see scripts/test.ts). */
export default defineConfig<SiteOptions>({
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // Two for each of two processors: tests also wait, for films, retries and the page's own pauses.
  workers: 4,
  retries: 0,
  // For a test as a whole, on a machine of any speed. What hangs ends earlier, with the step: see below.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json"]],
  outputDir: "test-results",
  snapshotPathTemplate: "apps/site/e2e/pictures/{arg}.{projectName}{ext}",
  use: {
    baseURL: process.env.SITE_URL ?? "http://localhost:3000",
    launchOptions: launch,
    viewport: { width: 1280, height: 800 },
    // What hangs says where, before the time of the whole test is over.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A worker answers requests that `page.route` then does not see, and keeps pages beyond a test's changes of content.
    serviceWorkers: "block",
    // A trace costs each test time: `TRACE=1` records one for every test that fails.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "site en", ...english, testDir: "apps/site/e2e", use: { locale: "en-US", language: "en" } },
    { name: "site ar", ...arabic, testDir: "apps/site/e2e", use: { locale: "ar-SY", language: "ar" } },
    { name: "cms sign-in", testDir: "apps/cms/e2e", testMatch: "sign-in.setup.ts" },
    { name: "cms en", ...admin, ...english, use: { locale: "en-US", language: "en", storageState: owner } },
    { name: "cms ar", ...admin, ...arabic, use: { locale: "ar-SY", language: "ar", storageState: owner } },
  ],
});
