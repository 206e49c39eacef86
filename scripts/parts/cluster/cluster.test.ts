import { expect, test } from "vitest";
import { withCluster } from "./start-cluster.ts";
import { testCluster } from "./test-cluster.ts";

const { HAPROXY_PATH: haproxy } = process.env;

test("MANY-8 INST-5 each server is killed in turn, the standby takes over, and nothing is lost", async ({
  skip,
}) => {
  if (haproxy === undefined) return skip("HAProxy is not installed");
  // How soon a publish is visible is measured on a quiet machine, by `npm run torture:cluster`.
  const load = { messages: 60, clients: 4, rate: 4, publishes: 4 };
  const { failures, visible, kills } = await withCluster(haproxy, (cluster) => testCluster(cluster, load));
  expect(failures).toEqual([]);
  expect(visible).toHaveLength(load.publishes);
  expect(kills).toBeGreaterThanOrEqual(8);
}, 600_000);
