import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { RouterContextProvider, createRequestHandler } from "react-router";
import type { EntryContext, ServerBuild } from "react-router";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  checkedVersion,
  entryModule,
  integrityOf,
  listModules,
  readHandoff,
  withoutStream,
} from "./react-router-internals.ts";

const require = createRequire(import.meta.url);
const advice = `React Router is not the version that boot/react-router-internals.ts was checked with.
1. Compare with the new version: EntryContext, AssetsManifest, ServerRouter and Links (lib/dom/ssr), what
   @react-router/dev puts around components (UNSAFE_with…), refresh-utils.mjs.
2. Run the tests of boot/browser-router, the browser specs first-touch, navigation, rendering, languages and
   budgets, and try \`npm run dev\`.
3. Set checkedVersion.`;

function versionOf(name: string): unknown {
  const text = readFileSync(require.resolve(`${name}/package.json`), "utf8");
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}

/** A build of two routes in the framework's format. `receive` gets the input of `entry.server`. */
function makeBuild(receive: (entry: EntryContext) => void): ServerBuild {
  const module = { default: () => null, loader: () => ({ word: "served" }) };
  const route = (id: string) => ({
    id,
    module: `/assets/${id}.js`,
    clientLoaderModule: `/assets/${id}-loader.js`,
    clientMiddlewareModule: undefined,
    imports: ["/assets/shared.js"],
  });
  const handle = (...[, , , entry]: [Request, number, Headers, EntryContext]) => {
    receive(entry);
    return new Response();
  };
  return {
    entry: { module: { default: handle } },
    routes: {
      root: { id: "root", path: "", module },
      page: { id: "page", parentId: "root", path: "page", module },
    },
    assets: {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: { root: route("root"), page: route("page") },
      sri: { "/assets/entry.js": "sha384-x" },
      url: "/assets/manifest.js",
      version: "1",
    },
    ...{ basename: "/", publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false },
    ...{ prerender: [], routeDiscovery: { mode: "initial", manifestPath: "/__manifest" } },
  } as unknown as ServerBuild;
}

describe("React Router upgrade", () => {
  test("the packages have the version that the private names were checked with", () => {
    for (const name of ["react-router", "@react-router/dev", "@react-router/node"])
      expect(versionOf(name), advice).toBe(checkedVersion);
  });

  test("a render gives the modules, settings and loader data that the browser needs", async () => {
    const seen: unknown[] = [];
    const build = makeBuild((entry) => {
      const handoff: unknown = JSON.parse(JSON.stringify(readHandoff(entry)));
      seen.push(handoff, listModules(entry));
      expect(entryModule(entry)).toBe("/assets/entry.js");
      expect(integrityOf(entry, "/assets/entry.js")).toBe("sha384-x");
      expect(withoutStream(entry).serverHandoffStream).toBeUndefined();
    });
    const answer = await createRequestHandler(build, "production")(
      new Request("http://site.invalid/page"),
      new RouterContextProvider(),
    );
    expect(answer.status, advice).toBe(200);
    expect(seen, advice).toEqual([
      {
        served: {
          loaderData: { root: { word: "served" }, page: { word: "served" } },
          actionData: null,
          failed: null,
        },
        manifest: "/assets/manifest.js",
        routes: {
          page: ["/assets/page-loader.js", "/assets/page.js"],
        },
      },
      ["/assets/manifest.js", "/assets/shared.js", "/assets/page.js", "/assets/page-loader.js"],
    ]);
  });
});
