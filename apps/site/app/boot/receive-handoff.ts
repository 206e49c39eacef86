import type { RouterHandoff } from "./react-router-internals.ts";

/** Loads the page's route modules and sets the globals that `HydratedRouter` reads. */
export async function receiveHandoff(handoff: RouterHandoff): Promise<void> {
  const load = (url: string) => import(/* @vite-ignore */ url) as Promise<object>;
  if (handoff.runtime) await load(handoff.runtime);
  const loading = Object.entries(handoff.routes).map(async ([id, modules]) => {
    const parts = await Promise.all(modules.map(load));
    return [id, Object.assign({}, ...parts) as object] as const;
  });
  const [routeModules] = await Promise.all([Promise.all(loading), load(handoff.manifest)]);
  Object.assign(window, {
    __reactRouterContext: { ...handoff.context, stream: new Blob([handoff.loaderData]).stream() },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  });
}
