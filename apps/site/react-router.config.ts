import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./compress-assets.ts";

export default {
  ssr: true,
  // The whole list of routes at once: navigation asks the backend and nobody else.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
  subResourceIntegrity: true,
  buildEnd: ({ reactRouterConfig }) => compressAssets(path.join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
