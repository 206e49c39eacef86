import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

/**
 * Where shared styles live, the weakest first. What a feature says stands above them all. The first layer is that of a
 * library (`boot/older-browsers.ts`).
 */
const layers = ["popover-polyfill", "styles", "ui", "content", "lists", "shell"];

/** Styles win by the folder they live in, not by the moment a late part of the page brings its sheet. */
const layerStyles: Plugin = {
  name: "layer-styles",
  enforce: "pre",
  transform(code, id) {
    const [, layer] = /\/app\/(styles|ui|content|lists|shell)\/[^?]*\.css(?:\?|$)/.exec(id) ?? [];
    return layer && { code: `@layer ${layers.join(", ")};\n@layer ${layer} {\n${code}\n}`, map: null };
  },
};

/**
 * What browsers get in place of a package or a part of it: module → stand-in. They need no more here. Of React Router
 * the build and the server stay (docs/adr/038-own-router-in-browsers.md).
 */
const standIns: Readonly<Record<string, string>> = {
  "@ungap/structured-clone": "content/stand-ins/structured-clone",
  "hast-util-sanitize/lib/schema.js": "content/stand-ins/no-schema",
  "property-information/lib/aria.js": "content/stand-ins/no-properties",
  "property-information/lib/svg.js": "content/stand-ins/no-properties",
  "property-information/lib/xlink.js": "content/stand-ins/no-properties",
  "property-information/lib/xml.js": "content/stand-ins/no-properties",
  "property-information/lib/xmlns.js": "content/stand-ins/no-properties",
  "react-router": "boot/browser-router/react-router",
  "@tanstack/query-core/build/modern/infiniteQueryBehavior.js": "queries/stand-ins/infinite-query-behavior",
  "@tanstack/query-core/build/modern/mutationCache.js": "queries/stand-ins/mutation-cache",
};

const useStandIns: Plugin = {
  name: "stand-ins",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (this.environment.name !== "client") return null;
    const [, within] =
      /\/node_modules\/((?:hast-util-sanitize|property-information|@tanstack)\/.*)$/.exec(importer) ?? [];
    const module =
      within && source.startsWith(".") ? path.posix.join(path.posix.dirname(within), source) : source;
    const standIn = standIns[module];
    return standIn ? fileURLToPath(new URL(`./app/${standIn}.ts`, import.meta.url)) : null;
  },
};

/** Files that a file of the build imports at its top, by name. */
const topImports = new Map<string, readonly string[]>();

/** Collects a file and all that runs before it. */
function collectRun(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of topImports.get(file) ?? []) collectRun(imported, found);
  return found;
}

/** What an `import()` waits for: the module and those it imports, except what has run before the file it stands in. */
function listNeeds(module: string, imports: string[], { hostId }: { hostId: string }): string[] {
  const there = collectRun(hostId);
  return [...new Set([module, ...imports])].filter((file) => !there.has(file));
}

/** Puts `importCode` in the place of Vite's own helper, which imports code before it is known to have come. */
const useImportCode: Plugin = {
  name: "import-code",
  enforce: "pre",
  generateBundle: {
    order: "pre",
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") topImports.set(file.fileName, file.imports);
    },
  },
  load(id) {
    if (id !== "\0vite/preload-helper.js") return null;
    const file = fileURLToPath(new URL("./app/boot/load-code.ts", import.meta.url));
    return `import { importCode } from ${JSON.stringify(file)};
export const __vitePreload = (load, files = []) => importCode(load, files.map((file) => "/" + file));`;
  },
};

/** What every page has, and small parts that most have: one file with its sheet. */
const frame = new RegExp(
  [
    String.raw`app/(?:root\.|frame\.|styles/|assets/art/|boot/(?:start-app|boot-))`,
    String.raw`app/(?:browser-storage/notes|i18n/use-(?:error-message|control-texts)|lists/use-turn-page)\.`,
    String.raw`app/content/(?:lazy-rich-text|kept-text|detail-frame|charts/use-sample-facts)\.`,
    String.raw`app/outbox/(?:keep-outbox|outbox-state|use-)`,
    String.raw`app/queries/(?:agency|our-services|served-answer|simple-lists|social-medias|tool-we-uses)\.`,
    String.raw`app/shell/(?:page-|fallback-contacts|query-state|selected-service|only-other-language|old-address)`,
    String.raw`app/shell/(?:footer|header|language|navigation/|newsletter|outbox|search/(?:section-|use-))`,
    String.raw`app/ui/(?:action-button|back-link|banner|byline|more-link|page-(?:banner|title|window)|pager|reveal|ruler|section|section-heading|status|tags|title-text|use-media-query|use-reveal)\.`,
    String.raw`app/(?:ui/(?!skeleton|chip|disclosure|dropdown)|shell/).*\.css$`,
    String.raw`contract/src/(?:assets|core-value-keys)\.`,
  ].join("|"),
);

/** Name of a class in the built styles. Vite's own names end with the line number, which compresses badly. */
function nameClass(name: string, file: string): string {
  const [source = ""] = path.relative(import.meta.dirname, file).split("?", 1);
  return `_${name}_${createHash("sha256").update(source).digest("base64url").slice(0, 4)}`;
}

export default defineConfig({
  plugins: [layerStyles, useStandIns, useImportCode, reactRouter()],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    // A file of its own for everything: the security policy allows no data in the page's styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: listNeeds },
  },
  // What is loaded late in development; found later, each would reload the page once.
  optimizeDeps: {
    include: [
      "@tanstack/react-query",
      "valibot",
      "fuse.js/basic",
      "embla-carousel",
      "downshift",
      "hast-util-from-dom",
      "hast-util-sanitize",
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
                  test: /preload-helper|app\/boot\/(?:yield-to-main|reload-on|hold-links|keep-place|event-replay|save-chosen|hydrate-on|count-usage|load-code)|app\/ui\/(?:opens-elsewhere|set-busy)|app\/usage|app\/(?:i18n\/(?:load-messages|saved-locale)|browser-storage\/browser-storage|shell\/navigation\/scroll-memory)\.|contract\/src\/(?:locale|parse-url|split-locale)\./,
                  priority: 3,
                },
                {
                  name: "services",
                  test: /features\/services\/(?:.*\.css$|plates\.|entry-frame\.|explore-answers\.)/,
                  priority: 0,
                },
                { name: "blog", test: /app\/(?:queries\/blogs|ui\/article-card)\./, priority: 0 },
                { name: "report", test: /features\/reports\/.*\.css$/, priority: 3 },
                {
                  name: "compare-words",
                  test: /app\/lists\/filter-entries|contract\/src\/search-text/,
                  priority: 0,
                },
                // A page is a list or a text. Lists alone have dropdowns, chips and disclosures.
                {
                  name: "lists",
                  test: /app\/(?:lists\/(?!filter-entries|use-turn-page)|ui\/(?:chip|disclosure|dropdown(?!-menu)|use-dropdown-menu|multi-dropdown)|queries\/read-by-category)[^?]*$/,
                  priority: 0,
                },
                // The frame of an entry that is missing also belongs to the list of words.
                { name: "reading", test: /app\/content\/(?!detail-frame).*\.css$/, priority: 4 },
                // Fifty small files would weigh more, and each is a request.
                { name: "frame", test: frame, priority: 1 },
                // The code of calls and of forms comes together: at the start of the contact page, else later.
                {
                  name: "outbox",
                  test: /node_modules\/valibot\/|packages\/contract\/src\/(?:call|client|response|schema|site-settings)\.|app\/outbox\/(?!use-|keep-outbox|outbox-state|prove-work)/,
                  priority: 0,
                },
                // Texts of the backend: their parser, and what they are drawn with.
                {
                  name: "rich-text",
                  test: /node_modules\/hast-|app\/content\/(?:rich-text|sections|parse-html|render-elements|headings|table-of-contents|article-body)\./,
                  priority: 0,
                },
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler)\/|boot\/load-react/,
                  priority: 2,
                },
                {
                  name: "vendor",
                  test: /node_modules\/@tanstack\//,
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
