import { defineConfig } from "vitest/config";
import { backendFlags } from "./scripts/parts/service.ts";

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
    execArgv: backendFlags,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
