import { defineConfig } from "vitest/config";

/** The running product in Firefox and WebKit: `SITE_URL` says where it is (see scripts/test.ts). */
export default defineConfig({
  test: {
    include: ["apps/site/e2e/browsers/*.test.ts"],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
