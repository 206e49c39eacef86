import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startCluster } from "./start-cluster.ts";
import { testCluster } from "./test-cluster.ts";

const { HAPROXY_PATH: haproxy } = process.env;

test("MANY-8 INST-5 each server is killed in turn, the standby takes over, and nothing is lost", async ({
  skip,
}) => {
  if (haproxy === undefined) return skip("HAProxy is not installed");
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-cluster-"));
  try {
    const cluster = await startCluster(folder, haproxy);
    try {
      // How soon a publish is visible is measured on a quiet machine, by `npm run torture:cluster`.
      const load = { messages: 60, clients: 4, publishes: 4 };
      const { failures, visible, kills } = await testCluster(cluster, load);
      expect(failures).toEqual([]);
      expect(visible).toHaveLength(load.publishes);
      expect(kills).toBeGreaterThanOrEqual(8);
    } finally {
      await cluster.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 600_000);
