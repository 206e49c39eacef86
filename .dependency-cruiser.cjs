/** The import rule: contract ← i18n ← ui, seo ← queries, content ← shell ← features ← routes.ts, root.tsx, boot. Never upward. */
const layers = [
  ["i18n", "app/i18n/"],
  ["ui", "app/ui/"],
  ["seo", "app/seo/"],
  ["queries", "app/queries/"],
  ["content", "app/content/"],
  ["features", "app/features/"],
  ["shell", "app/shell/"],
];
const rank = { i18n: 1, ui: 2, seo: 2, queries: 3, content: 3, shell: 4, features: 5 };
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
      comment: "What two features share moves down to ui, queries or content.",
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
      to: { path: "^(apps|packages/plates)/" },
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
        pathNot: "^(hast$|@payload-config|virtual:|\\./\\+types/|\\.\\./build/|.*/\\+types/)",
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
