import type { RouteModules } from "./router.ts";

const nothing = () => undefined;

/**
 * Development only: gives the reload of React Router's build the modules that it changes, and removes the sheet that
 * it serves until Vite has brought the styles. Components change by themselves.
 */
export function takeUpdates(modules: RouteModules): void {
  Object.assign(window, {
    __reactRouterContext: {},
    __reactRouterRouteModules: modules,
    __reactRouterDataRouter: {
      createRoutesForHMR: nothing,
      _internalSetRoutes: nothing,
      revalidate: () => Promise.resolve(),
    },
  });
  for (const sheet of document.querySelectorAll("[data-react-router-critical-css]")) sheet.remove();
}
