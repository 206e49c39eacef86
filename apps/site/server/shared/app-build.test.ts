import { createContext } from "react-router";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { fallbackContacts } from "../forms/testing/fallback-contacts.ts";
import { fakeFindable } from "../testing/fake-app.ts";
import { createApp } from "./app-build.ts";
import type { RenderContext } from "./app-build.ts";

const renderContext = createContext<RenderContext>();
const resolveAddress = () => ({ kind: "unknown" }) as const;
const ownContent = ["/contact"];

/** The smallest build that React Router accepts: one route with the test's handler. */
function makeBuild(exports: object): ServerBuild {
  const root = { id: "root", path: "", module: { default: () => null, ...exports } };
  return {
    entry: { module: { default: () => new Response(), ...exports } },
    routes: { root },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    ...{ basename: "/", publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false },
    ...{ prerender: [], routeDiscovery: { mode: "initial" } },
  } as unknown as ServerBuild;
}

const options = { version: "1", mode: "production", report: () => undefined } as const;
const context: RenderContext = {
  nonce: "n",
  locale: "ar",
  backendUrl: "http://backend",
  ask: fetch,
  publicOrigin: "http://site",
  mediaBase: "",
  deadline: AbortSignal.timeout(1_000),
  answer: null,
};
const request = new Request("http://site.invalid/");

test("an entry without what the server needs is refused at the start", () => {
  for (const exports of [
    {},
    { resolveAddress, fallbackContacts, ownContent, findable: fakeFindable },
    { renderContext, fallbackContacts, ownContent, findable: fakeFindable },
    { resolveAddress, fallbackContacts, ownContent, renderContext },
    { resolveAddress, fallbackContacts, findable: fakeFindable, renderContext },
    { resolveAddress, findable: fakeFindable, renderContext },
  ])
    expect(() => createApp(makeBuild(exports), options)).toThrow("entry.server.tsx");
});

test("the app finds the render context under the key that it exports", async () => {
  let found: RenderContext | undefined;
  const handler = (...[, , , , provider]: [unknown, unknown, unknown, unknown, RouterContextProvider]) => {
    found = provider.get(renderContext);
    return new Response("page");
  };
  const app = createApp(
    makeBuild({
      resolveAddress,
      findable: fakeFindable,
      fallbackContacts,
      ownContent,
      renderContext,
      default: handler,
    }),
    options,
  );
  expect(await (await app.render(request, context)).text()).toBe("page");
  expect(found).toEqual(context);
});

test("what the app throws is reported, and answered without a page", async () => {
  const reported: unknown[] = [];
  const broken = () => {
    throw new Error("broken");
  };
  const app = createApp(
    makeBuild({
      resolveAddress,
      findable: fakeFindable,
      fallbackContacts,
      ownContent,
      renderContext,
      default: broken,
    }),
    {
      ...options,
      report: (error) => void reported.push(error),
    },
  );
  const answer = await app.render(request, context);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("content-type")).not.toContain("html");
  expect(reported).toContainEqual(new Error("broken"));
});
