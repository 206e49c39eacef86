import { defineConfig } from "vitest/config";

/** The running product in Firefox and WebKit: `SITE_URL` and `CMS_URL` say where it is (see scripts/test.ts). */
export default defineConfig({
  test: {
    include: ["apps/*/e2e/browsers/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
