import type { RouteList, RouteModule, RouteModules } from "./router.ts";
import type { RouterHandoff } from "../react-router-internals.ts";

/** Imports the list of routes and the route modules of the page, which have been fetched. */
export async function receiveHandoff(
  handoff: RouterHandoff,
): Promise<{ routes: RouteList; modules: RouteModules }> {
  const load = (url: string) => import(/* @vite-ignore */ url) as Promise<RouteModule>;
  const loading = Object.entries(handoff.routes).map(async ([id, urls]) => {
    const parts = await Promise.all(urls.map(load));
    return [id, Object.assign({}, ...parts) as RouteModule] as const;
  });
  const [modules] = await Promise.all([Promise.all(loading), load(handoff.manifest)]);
  const { routes } = Reflect.get(window, "__reactRouterManifest") as { routes: RouteList };
  return { routes, modules: Object.fromEntries(modules) };
}
