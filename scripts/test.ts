import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runConformance } from "@miqyas/contract/conformance";
import { testRestore } from "./parts/backup/test-restore.ts";
import { buildStale } from "./parts/build.ts";
import { runChecks } from "./parts/checks.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import { withFolderInMemory } from "./parts/folder-in-memory.ts";
import { withCleanUp } from "./parts/interruption.ts";
import { findFreePort } from "./parts/ports.ts";
import { removePostgres, startPostgres } from "./parts/postgres.ts";
import { step } from "./parts/progress.ts";
import { findFreeSettings } from "./parts/settings.ts";
import type { Settings } from "./parts/settings.ts";
import { compileCacheIn, startStack } from "./parts/stack.ts";
import type { Stack } from "./parts/stack.ts";
import { testSurvival } from "./parts/survival.ts";
import { findPrograms, requireChromium } from "./parts/debian-programs.ts";
import type { Programs } from "./parts/debian-programs.ts";
import { readPlaywright, readVitest } from "./parts/reports.ts";
import { testUpgrade } from "./parts/upgrade/test-upgrade.ts";
import { add, run, summary } from "./parts/tally.ts";
import type { Tally } from "./parts/tally.ts";
import { testOwner } from "./parts/test-owner.ts";

const owner = { OWNER_EMAIL: testOwner.email, OWNER_PASSWORD: testOwner.password };

/** `npm test`: checks, the start of the product on a database of its own, unit tests, then conformance and end to end. */
await runMain(async () => {
  const tally: Tally = { passed: 0, failures: [] };
  const scratch = mkdtempSync(path.join(tmpdir(), "miqyas-test-"));
  try {
    const webKit = process.env.WEBKIT === "1" ? (["webKit"] as const) : [];
    // Installs what is missing while the code is checked and built.
    const looking = findPrograms("chromium", "proxies", "cluster", "firefox", ...webKit);
    add(tally, await runChecks());
    const product = await startProduct(scratch);
    try {
      const programs = await step("Looking for browsers and proxies", () => looking);
      requireChromium(programs);
      // After the build, which the start includes: some of them start several backends, which only the build allows.
      await step("Unit tests", () =>
        withFolderInMemory(async (folder) => add(tally, await runUnitTests(folder, scratch, programs))),
      );
      add(tally, await testProduct(product, scratch, programs));
    } finally {
      await product.stack.stop();
    }
    // Not of a run that fails: it may have ended early. `performance.now()` counts from the start of this process.
    const minutes = performance.now() / 60_000;
    if (tally.failures.length === 0)
      recordFigures({
        tests: { figure: `${minutes.toFixed(1)} min`, reached: minutes <= goals.tests.limit },
      });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    tally.failures.push(error.message);
  } finally {
    removePostgres(path.join(scratch, "product"));
    rmSync(scratch, { recursive: true, force: true });
    console.log(summary(tally));
    process.exitCode = tally.failures.length === 0 ? 0 : 1;
  }
});

/** Runs the unit tests, which write to `folder`. Reports and compiled code are in `scratch`. */
async function runUnitTests(folder: string, scratch: string, programs: Programs): Promise<Tally> {
  const dataDir = path.join(folder, "unit");
  try {
    const postgres = await startPostgres({
      ...{ dataDir, port: await findFreePort(), password: "for-tests-only", database: "miqyas" },
      isDisposable: true,
    });
    return await withCleanUp(
      () => postgres.stop(),
      async () => {
        const report = path.join(scratch, "unit.json");
        const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        return readVitest(
          report,
          await run("vitest", args, {
            ...{ DATABASE_URL: postgres.url, NODE_COMPILE_CACHE: compileCacheIn(scratch), TMPDIR: folder },
            ...programs,
          }),
        );
      },
    );
  } finally {
    removePostgres(dataDir);
  }
}

/** The product as it is tested, with an owner whose password is known. */
interface Product {
  stack: Stack;
  settings: Settings;
}

/** Builds the product while its database is filled, and starts it. */
async function startProduct(scratch: string): Promise<Product> {
  const settings = await findFreeSettings(path.join(scratch, "product"));
  const stack = await startStack({
    settings,
    quiet: true,
    build: buildStale,
    // Preparing pages would take a tenth of the processors; it has tests of its own.
    env: { ...owner, STYLEGUIDE: "1", PREPARE_PAGES: "off" },
  });
  return { stack, settings };
}

async function testProduct(
  { stack, settings }: Product,
  scratch: string,
  programs: Programs,
): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  const { DATA_DIR: dataDir } = settings;
  const { siteUrl, cmsUrl, databaseUrl } = stack;
  await step("Conformance of the backend", async () => add(tally, await testConformance(cmsUrl)));
  await step("Looking at the installation", async () => {
    const env = { SITE_PORT: new URL(siteUrl).port, CMS_PORT: new URL(cmsUrl).port, DATA_DIR: dataDir };
    const code = await run("node", ["scripts/doctor.ts"], { ...env, DATABASE_URL: databaseUrl });
    add(tally, code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ["npm run doctor"] });
  });
  await step("End to end", async () => {
    const report = path.join(scratch, "e2e.json");
    const env = {
      SITE_URL: siteUrl,
      CMS_URL: cmsUrl,
      STACK_DATABASE_URL: databaseUrl,
      ...programs,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Many tests start a site of their own.
      NODE_COMPILE_CACHE: compileCacheIn(dataDir),
      ...owner,
    };
    add(tally, readPlaywright(report, await run("playwright", ["test"], env)));
  });
  await Promise.all([
    step("In other browsers", async () => {
      const report = path.join(scratch, "browsers.json");
      const args = ["run", "--config=vitest.browsers.config.ts", "--reporter=default", "--reporter=json"];
      const env = { SITE_URL: siteUrl, CMS_URL: cmsUrl, ...programs, ...owner };
      add(tally, readVitest(report, await run("vitest", [...args, `--outputFile.json=${report}`], env)));
    }),
    withFolderInMemory((folder) => testCopies(tally, settings, folder)),
  ]);
  await step("Killing each part", async () => add(tally, await testSurvival(stack)));
  return tally;
}

/** Tests what works with copies of the running product: restoring and upgrading. */
async function testCopies(tally: Tally, settings: Settings, folder: string): Promise<void> {
  await step("Backing up and restoring", async () => add(tally, await testRestore(settings, folder)));
  await step("Upgrading and going back", async () =>
    add(tally, await testUpgrade(settings, testOwner, folder)),
  );
}

async function testConformance(url: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  for await (const { name, locale, findings } of runConformance(url, {
    locales: ["en", "ar"],
    write: true,
  })) {
    if (findings.length === 0) tally.passed++;
    else {
      tally.failures.push(`conformance ${locale} ${name}: ${findings.join("; ")}`);
    }
  }
  console.log(`  conformance: ${tally.passed} passed, ${tally.failures.length} failed`);
  return tally;
}
