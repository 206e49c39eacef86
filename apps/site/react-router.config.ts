import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole list of routes at once: navigation asks the backend and nobody else.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
  subResourceIntegrity: true,
} satisfies Config;
