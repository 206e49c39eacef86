import { useId } from "react";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import * as framework from "react-router";
import type { EntryContext, ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { BrowserRouter, Links, Outlet, useLoaderData, useMatches, useParams } from "./components.tsx";
import type { ListedRoute, Router, Screen } from "./router.ts";

/** What both routers give to pages. */
interface Parts {
  Links: ComponentType;
  Outlet: ComponentType;
  useLoaderData: () => unknown;
  useMatches: () => readonly { handle: unknown; loaderData: unknown }[];
  useParams: () => { id?: string | undefined };
}

/** A page in a boundary in a document, made of the parts of one of the routers. */
function makeModules({ Links, Outlet, useLoaderData, useMatches, useParams }: Parts) {
  const Layout = ({ children }: { children: ReactNode }) => (
    <main id={useId()}>
      <Links />
      {children}
    </main>
  );
  const App = () => (
    <>
      <i id={useId()} />
      <Outlet />
    </>
  );
  const Page = () => {
    const matches = useMatches().map(({ handle, loaderData }) => [handle, loaderData]);
    const seen = [useParams().id, useLoaderData(), matches];
    return <p id={useId()}>{JSON.stringify(seen)}</p>;
  };
  const ErrorBoundary = () => <b id={useId()}>failed</b>;
  const Broken = () => {
    throw new Error("a component failed");
  };
  return {
    root: { default: App, Layout, ErrorBoundary },
    boundary: { default: () => <Outlet />, ErrorBoundary },
    page: { default: Page, handle: "a page" },
    broken: { default: Broken },
  };
}

const route = (id: string, parentId?: string, path?: string): ListedRoute => ({
  id,
  module: "",
  css: [`/${id}.css`, "/shared.css"],
  ...(parentId !== undefined && { parentId }),
  ...(path !== undefined && { path }),
});
const routes = {
  root: route("root", undefined, ""),
  boundary: route("boundary", "root"),
  page: route("page", "boundary", "words/:id"),
};

/** The markup of React Router's server. */
async function serve(fails: boolean): Promise<string> {
  const modules = makeModules(framework);
  const loader = () => {
    if (fails) throw new Error("a loader failed");
    return "data";
  };
  const handle = (...[request, , , entry]: [Request, number, Headers, EntryContext]) =>
    new Response(
      renderToString(
        <framework.ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />,
      ),
    );
  const build = {
    entry: { module: { default: handle, handleError: () => undefined } },
    routes: {
      root: { ...routes.root, module: modules.root },
      boundary: { ...routes.boundary, module: modules.boundary },
      page: { ...routes.page, module: { ...modules.page, loader } },
    },
    assets: { entry: { imports: [], module: "" }, routes, url: "", version: "" },
    ...{ basename: "/", publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false },
    ...{ prerender: [], routeDiscovery: { mode: "initial", manifestPath: "/__manifest" } },
  } as unknown as ServerBuild;
  const answer = await framework.createRequestHandler(build, "production")(
    new Request("http://site.invalid/words/7"),
    new framework.RouterContextProvider(),
  );
  return answer.text();
}

/** The markup of the browsers' router. */
function render(failed: string | null): string {
  const { root, boundary, page } = makeModules({
    Links,
    Outlet,
    useLoaderData,
    useMatches,
    useParams,
  });
  const location = {
    pathname: "/words/7",
    search: "",
    hash: "",
    state: null,
    key: "default",
    mask: undefined,
  };
  const params = { id: "7" };
  const screen: Screen = {
    ...{ location, failed, actionData: null, loaderData: { page: "data" } },
    type: "POP",
    matches: [routes.root, routes.boundary, routes.page].map((listed) => ({ route: listed, params })),
  };
  const router: Router = {
    modules: { root, boundary, page },
    read: () => screen,
    navigate: () => Promise.resolve(),
    start: () => () => undefined,
  };
  return renderToString(<BrowserRouter router={router} />);
}

describe("hydration finds what React Router's server wrote, with the same ids", () => {
  test("NAV-1 of a page", async () => {
    const html = await serve(false);
    expect(html).toContain(
      ">[&quot;7&quot;,&quot;data&quot;,[[null,null],[null,null],[&quot;a page&quot;,&quot;data&quot;]]]</p>",
    );
    expect(render(null)).toBe(html);
  });

  test("LAY-10 of a page whose loader failed", async () => {
    const html = await serve(true);
    expect(html).toContain(">failed</b>");
    expect(render("boundary")).toBe(html);
  });
});
