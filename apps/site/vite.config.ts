import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

/** Where shared styles live, the weakest first. What a feature says stands above them all. */
const layers = ["styles", "ui", "content", "lists", "shell"];

/** Styles win by the folder they live in, not by the moment a late part of the page brings its sheet. */
const layerStyles: Plugin = {
  name: "layer-styles",
  enforce: "pre",
  transform(code, id) {
    const [, layer] = /\/app\/(styles|ui|content|lists|shell)\/[^?]*\.css(?:\?|$)/.exec(id) ?? [];
    return layer && { code: `@layer ${layers.join(", ")};\n@layer ${layer} {\n${code}\n}`, map: null };
  },
};

/** Parts of the HTML reader that browsers have no use for here, 6 kB of a page with a text: module → stand-in. */
const standIns: Partial<Record<string, string>> = {
  "style-to-object": "style-to-object",
  "@ungap/structured-clone": "structured-clone",
  "vfile-message": "vfile-message",
  "property-information/./lib/aria.js": "no-properties",
  "property-information/./lib/hast-to-react.js": "no-properties",
  "property-information/./lib/svg.js": "no-properties",
  "property-information/./lib/xlink.js": "no-properties",
  "property-information/./lib/xml.js": "no-properties",
  "property-information/./lib/xmlns.js": "no-properties",
};

const useStandIns: Plugin = {
  name: "stand-ins",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (this.environment.name !== "client") return null;
    const [, packageName] = /\/node_modules\/(property-information)\//.exec(importer) ?? [];
    const standIn = standIns[source.startsWith(".") ? `${packageName}/${source}` : source];
    return standIn ? fileURLToPath(new URL(`./app/content/stand-ins/${standIn}.ts`, import.meta.url)) : null;
  },
};

/** Name of a class in the built styles. Vite's own names end with the line number, which compresses badly. */
function nameClass(name: string, file: string): string {
  const [source = ""] = path.relative(import.meta.dirname, file).split("?", 1);
  return `_${name}_${createHash("sha256").update(source).digest("base64url").slice(0, 4)}`;
}

export default defineConfig({
  plugins: [layerStyles, useStandIns, reactRouter()],
  css: { modules: { generateScopedName: nameClass } },
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
                  test: /preload-helper|app\/boot\/(?:yield-to-main|reload-on|hold-links|event-replay|save-chosen|hydrate-on|count-usage)|app\/ui\/opens-elsewhere|app\/usage|app\/(?:i18n\/(?:load-messages|saved-locale)|browser-storage\/browser-storage|routing\/split-locale)\./,
                  priority: 3,
                },
                // Few style sheets: each is a request that the first paint waits for.
                {
                  name: "shared",
                  test: /app\/(?:(?:styles|ui(?!\/skeleton)|shell)\/.*|content\/detail-frame\.module)\.css$/,
                  priority: 3,
                },
                { name: "services", test: /features\/services\/.*\.css$/, priority: 3 },
                { name: "report", test: /features\/reports\/.*\.css$/, priority: 3 },
                // A page is a list or a text. Lists alone have dropdowns, chips and disclosures.
                {
                  name: "lists",
                  test: /app\/(?:lists\/.*|ui\/(?:chip|disclosure|dropdown)\.module)\.css$/,
                  priority: 4,
                },
                // The frame of an entry that is missing also belongs to the list of words.
                { name: "reading", test: /app\/content\/(?!detail-frame).*\.css$/, priority: 4 },
                // What most pages are made of, so that a page is not fifty small files.
                {
                  name: "house",
                  test: /app\/(?:ui\/(?!.*dropdown|chip|disclosure)|i18n\/|routing\/|browser-storage\/|queries\/|seo\/|shell\/)|packages\/contract\//,
                  minShareCount: 4,
                  priority: 0,
                },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                {
                  name: "vendor",
                  test: /node_modules\/(react-router|@tanstack|valibot)\//,
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
