import path from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { createApp } from "../shared/app-build.ts";
import type { SiteApp } from "../shared/app-build.ts";

/** Loads the real app from its sources, for tests of rendered answers. */
export async function loadApp(): Promise<SiteApp & { close: () => Promise<void> }> {
  const vite = await createServer({
    root: path.resolve(import.meta.dirname, "../.."),
    appType: "custom",
    logLevel: "silent",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const report = (error: unknown) => {
    throw error;
  };
  return {
    ...createApp(build, { version: "test", mode: "production", report }),
    close: () => vite.close(),
  };
}
