/** The import rule: contract ← browser-storage, usage, i18n, routing ← ui, seo, outbox, study-plan ← queries, content, lists ← shell ← features ← routes.ts, root.tsx, boot. Never upward. */
const layers = [
  ["browser-storage", "app/browser-storage/"],
  ["usage", "app/usage/"],
  ["i18n", "app/i18n/"],
  ["routing", "app/routing/"],
  ["ui", "app/ui/"],
  ["seo", "app/seo/"],
  ["outbox", "app/outbox/"],
  ["study-plan", "app/study-plan/"],
  ["queries", "app/queries/"],
  ["content", "app/content/"],
  ["lists", "app/lists/"],
  ["features", "app/features/"],
  ["shell", "app/shell/"],
  ["boot", "app/boot/"],
];
const rank = {
  ...{ "browser-storage": 1, usage: 1, i18n: 1, routing: 1 },
  ...{ ui: 2, seo: 2, outbox: 2, "study-plan": 2 },
  ...{ queries: 3, content: 3, lists: 3 },
  ...{ shell: 4, features: 5, boot: 6 },
};
const folder = Object.fromEntries(layers.map(([name, path]) => [name, `^apps/site/${path}`]));
const top = "^apps/site/app/[^/]+$";

const upward = layers.map(([name]) => ({
  name: `${name}-looks-upward`,
  severity: "error",
  comment: `app/${name} may not import from a layer above it: move what both need down, or pass it as a prop.`,
  from: { path: folder[name], pathNot: "\\.test\\.tsx?$" },
  to: {
    path: [top, ...layers.filter(([other]) => rank[other] > rank[name]).map(([other]) => folder[other])],
  },
}));

module.exports = {
  forbidden: [
    ...upward,
    {
      name: "feature-to-feature",
      severity: "error",
      comment: "What two features share moves down to ui, queries, content, lists or shell.",
      from: { path: "^apps/site/app/features/([^/]+)/" },
      to: { path: "^apps/site/app/features/([^/]+)/", pathNot: "^apps/site/app/features/$1/" },
    },
    {
      name: "ui-and-seo-apart",
      severity: "error",
      comment: "ui draws, seo describes: neither needs the other.",
      from: { path: "^apps/site/app/(ui|seo)/" },
      to: { path: "^apps/site/app/(ui|seo)/", pathNot: "^apps/site/app/$1/" },
    },
    {
      name: "server-meets-app-through-the-build",
      severity: "error",
      comment: "apps/site/server sees the app only as build/server/index.js.",
      from: { path: "^apps/site/server/" },
      to: { path: "^apps/site/app/" },
    },
    {
      name: "app-never-imports-server",
      severity: "error",
      comment: "The app runs in browsers too: what it needs from the server comes in the render context.",
      from: { path: "^apps/site/app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/site/server/" },
    },
    {
      name: "server-folder-to-folder",
      severity: "error",
      comment:
        "pages, api-proxy, forms, seo-files, assets and usage do not know each other: what two need moves to shared.",
      from: { path: "^apps/site/server/([^/]+)/", pathNot: "\\.test\\.ts$|/testing/" },
      to: {
        path: "^apps/site/server/[^/]+/",
        pathNot: ["^apps/site/server/$1/", "^apps/site/server/shared/"],
      },
    },
    {
      name: "server-folder-looks-upward",
      severity: "error",
      comment: "The files beside the folders put the server together: no folder imports them.",
      from: { path: "^apps/site/server/[^/]+/", pathNot: "\\.test\\.ts$|/testing/" },
      to: { path: "^apps/site/server/[^/]+\\.ts$" },
    },
    {
      name: "server-shared-is-lowest",
      severity: "error",
      comment: "shared is below every folder of the server.",
      from: { path: "^apps/site/server/shared/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/site/server/", pathNot: "^apps/site/server/shared/" },
    },
    {
      name: "cms-src-knows-no-server",
      severity: "error",
      comment:
        "apps/cms/src is Payload's configuration, which Next and the command line load too: what it shares with the server moves into src or packages/http.",
      from: { path: "^apps/cms/src/", pathNot: "\\.test\\.ts$|/testing/" },
      to: { path: "^apps/cms/server/" },
    },
    {
      name: "cms-server-folder-to-folder",
      severity: "error",
      comment: "admin, changes, forms, mail and media do not know each other: what two need moves to shared.",
      from: { path: "^apps/cms/server/([^/]+)/", pathNot: "\\.test\\.ts$|/testing/" },
      to: {
        path: "^apps/cms/server/[^/]+/",
        pathNot: ["^apps/cms/server/$1/", "^apps/cms/server/shared/"],
      },
    },
    {
      name: "cms-server-folder-looks-upward",
      severity: "error",
      comment: "The files beside the folders put the server together: no folder imports them.",
      from: { path: "^apps/cms/server/[^/]+/", pathNot: "\\.test\\.ts$|/testing/" },
      to: { path: "^apps/cms/server/[^/]+\\.ts$" },
    },
    {
      name: "cms-server-shared-is-lowest",
      severity: "error",
      comment: "shared is below every folder of the server.",
      from: { path: "^apps/cms/server/shared/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/cms/server/", pathNot: "^apps/cms/server/shared/" },
    },
    {
      name: "http-knows-nobody",
      severity: "error",
      comment:
        "packages/http is the HTTP plumbing of both servers: it knows neither of them, nor their contract.",
      from: { path: "^packages/http/" },
      to: { path: "^(apps|packages/contract)/" },
    },
    {
      name: "site-and-cms-apart",
      severity: "error",
      comment: "The two applications meet in packages/contract only.",
      from: { path: "^apps/(site|cms)/" },
      to: { path: "^apps/(site|cms)/", pathNot: "^apps/$1/" },
    },
    {
      name: "contract-knows-nobody",
      severity: "error",
      comment: "The contract is the lowest layer.",
      from: { path: "^packages/contract/" },
      to: { path: "^apps/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Two files that need each other are one file, or need a third below them.",
      from: { pathNot: "payload-types\\.ts$" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unresolved",
      severity: "error",
      comment: "An import must lead somewhere.",
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: "^(hast$|mdast$|@payload-config|virtual:|\\./\\+types/|\\.\\./build/|.*/\\+types/)",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(\\.next|next-env|/build/|\\.react-router|^data/|\\+types/)" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".jsx", ".css", ".json"],
    },
  },
};
