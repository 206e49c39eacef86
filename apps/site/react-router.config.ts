import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { buildWorker } from "./build-worker.ts";
import { compressAssets } from "./compress-assets.ts";

export default {
  ssr: true,
  // The whole list of routes at once: navigation asks the backend and nobody else.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
  subResourceIntegrity: true,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await compressAssets(path.join(buildDirectory, "client"));
    await buildWorker(path.join(buildDirectory, "worker"));
  },
} satisfies Config;
