import path from "node:path";
import { defineConfig } from "vitest/config";

/** Unit tests of the whole repository. Tests named `*.db.test.ts` need a PostgreSQL server in DATABASE_URL. */
export default defineConfig({
  test: {
    include: ["{apps,packages,scripts}/**/*.test.{ts,tsx}"],
    exclude: [
      "**/node_modules/**",
      "**/build/**",
      "**/.next/**",
      "apps/site/e2e/**",
      ...(process.env.DATABASE_URL ? [] : ["**/*.db.test.ts"]),
    ],
    globalSetup: ["./apps/cms/server/testing/migrated-database.ts"],
    setupFiles: ["./scripts/parts/quiet-console.ts"],
    maxWorkers: 2,
    // As every process of the backend (scripts/parts/service.ts).
    execArgv: [`--import=${path.join(import.meta.dirname, "apps/cms/server/quick-resolution.ts")}`],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
