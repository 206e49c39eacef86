import path from "node:path";
import { defineConfig } from "vitest/config";
import { backendFlags } from "./scripts/parts/service.ts";

const hasServer = process.env.DATABASE_URL !== undefined;

/** Files of tests, but for those named `*.db.test.ts`. */
const files = "**/!(*.db).test.{ts,tsx}";
/** Modules that start no server and no process: with a process for each file their tests would take twice as long. */
const pure = `{apps/site/{app,worker},apps/cms/{src,sample-content},packages/contract}/${files}`;
/** Tests of the back office with a database. */
const database = "apps/cms/**/*.db.test.ts";
/** The longest tests. Projects run in the order of their names: at the end a processor would have nothing else to do. */
const long = [
  "scripts/parts/{cluster/cluster,postgres,backup/restore-backup,backup/dump-of-debian}.test.ts",
  "apps/site/server/forms/submission-queue/crash.test.ts",
];

/** Unit tests of the whole repository. Tests named `*.db.test.ts` need a PostgreSQL server in DATABASE_URL. */
export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/build/**", "**/.next/**", "apps/*/e2e/**"],
    globalSetup: ["./apps/cms/server/testing/migrated-database.ts"],
    setupFiles: ["./scripts/parts/test-file.ts"],
    // Two for each of two processors: tests also wait, for processes, deadlines and the database.
    maxWorkers: 4,
    execArgv: backendFlags,
    // For a test as a whole, on a machine of any speed.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "biggest", include: long } },
      {
        extends: true,
        test: {
          name: "system",
          include: [`{apps,packages,scripts}/${hasServer ? "**/*.test.{ts,tsx}" : files}`],
          exclude: [pure, database, ...long],
          isolate: false,
        },
      },
      { extends: true, test: { name: "modules", include: [pure], isolate: false } },
      // Each file has a database and a Payload of its own, and shares the packages, which take 3 s to load.
      {
        extends: true,
        test: {
          name: "database",
          include: hasServer ? [database] : [],
          isolate: false,
          // Beside the flags above.
          execArgv: [
            `--import=${path.join(import.meta.dirname, "apps/cms/server/testing/quick-password-hashes.ts")}`,
          ],
        },
      },
    ],
  },
});
