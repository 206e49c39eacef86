import path from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "@miqyas/http/compress-files";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** The folder whose `node_modules` holds every package: the root of the workspaces. */
const workspaceRoot = fileURLToPath(new URL("../..", import.meta.url));

const createConfig = (phase: string): NextConfig => ({
  outputFileTracingRoot: workspaceRoot,
  turbopack: { root: workspaceRoot },
  transpilePackages: ["@miqyas/contract", "@miqyas/http"],
  // The server has loaded these two already. A second copy of them in the build would be a sixth of its work.
  serverExternalPackages: ["payload", "@payloadcms/db-postgres"],
  poweredByHeader: false,
  // No page uses Next's pictures. Their address would do work for anybody (B8).
  images: { unoptimized: true },
  // `npm run lint` checks the types of every workspace, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // Else Next compresses 4 MB of scripts again for every browser that comes for the first time. 0.1 s here; smaller
  // copies would take 7 s of a first start.
  compiler: {
    runAfterProductionCompile: ({ distDir }) => compressFiles(path.join(distDir, "static"), "now"),
  },
  experimental: {
    // One worker: the build is measured for small machines (two cores, 2 GB).
    cpus: 1,
    // The cache of a build would make the next one shorter. Here it is 190 MB, and a quarter of the first one's work.
    turbopackFileSystemCacheForBuild: false,
    // A server that is not for development reads no maps of its code, which would be 48 MB. Browsers get none.
    turbopackSourceMaps: phase === PHASE_DEVELOPMENT_SERVER,
  },
});

export default (phase: string) => withPayload(createConfig(phase), { devBundleServerPackages: false });
