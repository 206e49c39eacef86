import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // A file of its own for everything: the security policy allows no data in the page's styles.
    assetsInlineLimit: 0,
    // The page lists its modules itself (`boot/describe-boot.server.ts`); the small script needs no helper then.
    modulePreload: false,
  },
  // What is loaded late in development; found later, each would reload the page once.
  optimizeDeps: {
    include: [
      "react-router/dom",
      "react-i18next",
      "i18next",
      "@tanstack/react-query",
      "valibot",
      "fuse.js/basic",
      "embla-carousel",
      "downshift",
      "hast-util-from-dom",
      "hast-util-sanitize",
      "hast-util-to-jsx-runtime",
      "hast-util-to-string",
      "idb",
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Everything of the small script that each page begins with, in one file.
                {
                  name: "boot",
                  test: /preload-helper|app\/boot\/(?:keep|save|when)-|app\/i18n\/(?:load-messages|saved-locale|split-locale|storage)\./,
                  priority: 3,
                },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                {
                  name: "vendor",
                  test: /node_modules\/(react-router|@tanstack|i18next|react-i18next|valibot)\//,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
