// @vitest-environment happy-dom
import { RouterContextProvider, redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { createRouter } from "./router.ts";
import type { RouteModule } from "./router.ts";

test("STA-6 what a page started ends when the visitor leaves it, shown or not, and not by a place on it", async () => {
  const started: Record<string, AbortSignal> = {};
  const page = (name: string): RouteModule => ({
    clientLoader: ({ request }) => {
      started[name] = request.signal;
    },
  });
  const route = (id: string) => ({ id, parentId: "root", path: id, module: "" });
  const { navigate } = createRouter({
    routes: { root: { id: "root", path: "", module: "" }, first: route("first"), second: route("second") },
    modules: { root: { clientLoader: () => null }, first: page("first"), second: page("second") },
    served: { loaderData: {}, actionData: null, failed: null },
    context: new RouterContextProvider(),
  });
  const ended = () => Object.entries(started).map(([name, { aborted }]) => [name, aborted]);

  await navigate("/first");
  await navigate("/first#place");
  expect(ended()).toEqual([["first", false]]);
  await navigate("/second");
  expect(ended()).toEqual([
    ["first", true],
    ["second", false],
  ]);
  await Promise.all([navigate("/first"), navigate("/second")]);
  expect(started.first?.aborted).toBe(true);
});

test("RT-24 a file to which an old address leads is loaded by the browser", async () => {
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  const replace = vi.spyOn(window.location, "replace").mockReturnValue();
  const { navigate } = createRouter({
    routes: { root: { id: "root", path: "", module: "" }, old: { id: "old", path: "old", module: "" } },
    modules: { root: {}, old: { clientLoader: () => redirect("/media/report.pdf?a=1") } },
    served: { loaderData: {}, actionData: null, failed: null },
    context: new RouterContextProvider(),
  });
  await navigate("/old");
  expect(assign.mock.calls).toEqual([["/media/report.pdf?a=1"]]);
  await navigate("/media/report.pdf#page=2", { replace: true });
  expect(replace.mock.calls).toEqual([["/media/report.pdf#page=2"]]);
});

test.each([
  ["a page", false, "assign"],
  ["a page in place of this one", true, "replace"],
] as const)(
  "F21 NAV-1 %s whose code is lost comes as a document in the same way",
  async (_what, isInPlace, way) => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const ways = {
      assign: vi.spyOn(window.location, "assign").mockReturnValue(),
      replace: vi.spyOn(window.location, "replace").mockReturnValue(),
    };
    for (const spy of Object.values(ways)) spy.mockClear();
    const lost = { id: "lost", parentId: "root", path: "lost", module: "/assets/lost.js" };
    const { navigate } = createRouter({
      routes: { root: { id: "root", path: "", module: "" }, lost },
      modules: { root: {} },
      served: { loaderData: {}, actionData: null, failed: null },
      context: new RouterContextProvider(),
    });
    await navigate("/lost?a=1#b", { replace: isInPlace });
    const calls = Object.entries(ways).flatMap(([name, { mock }]) => mock.calls.map(([to]) => [name, to]));
    expect(calls).toEqual([[way, "/lost?a=1#b"]]);
    vi.unstubAllGlobals();
  },
);

test("NAV-1 F21 a route without a loader that the page has is not asked for again, also without a network", async () => {
  const ask = vi.fn(() => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("fetch", ask);
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  assign.mockClear();
  const root = { id: "root", path: "", module: "/assets/root.js" };
  const boundary = { id: "boundary", parentId: "root", module: "/assets/boundary.js" };
  const list = { id: "list", parentId: "boundary", path: "list", module: "/assets/list.js" };
  const { navigate, read } = createRouter({
    routes: { root, boundary, list },
    modules: { root: { clientLoader: () => null }, boundary: {}, list: { clientLoader: () => "loaded" } },
    served: { loaderData: {}, actionData: null, failed: null },
    context: new RouterContextProvider(),
  });
  await navigate("/list?page=2");
  expect(read()).toMatchObject({ location: { search: "?page=2" }, loaderData: { list: "loaded" } });
  expect([...ask.mock.calls, ...assign.mock.calls]).toEqual([]);
  vi.unstubAllGlobals();
});
