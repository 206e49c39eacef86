import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressFiles } from "@miqyas/http/compress-files";
import { buildWorker } from "./build-worker.ts";

export default {
  ssr: true,
  // The whole list of routes at once: navigation asks the backend and nobody else.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: true,
  subResourceIntegrity: true,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await compressFiles(path.join(buildDirectory, "client"), "idle");
    await buildWorker(path.join(buildDirectory, "worker"));
  },
} satisfies Config;
