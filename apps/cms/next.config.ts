import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

/** The folder whose `node_modules` holds every package: the root of the workspaces. */
const workspaceRoot = fileURLToPath(new URL("../..", import.meta.url));

const config: NextConfig = {
  outputFileTracingRoot: workspaceRoot,
  turbopack: { root: workspaceRoot },
  transpilePackages: ["@miqyas/contract", "@miqyas/http"],
  poweredByHeader: false,
  // `npm run lint` checks the types of every workspace, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  // One worker: the build is measured for small machines (two cores, 2 GB).
  experimental: { cpus: 1 },
};

export default withPayload(config, { devBundleServerPackages: false });
