/** The modules of the routes that every page stands in, by route ID (`boot/frame-routes.ts`). */
export * as root from "./root.tsx";
export * as boundary from "./shell/page-boundary.route.tsx";
