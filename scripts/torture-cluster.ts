import { parseArgs } from "node:util";
import { withCluster } from "./parts/cluster/start-cluster.ts";
import { testCluster } from "./parts/cluster/test-cluster.ts";
import { findPrograms } from "./parts/debian-programs.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { recordFigures } from "./parts/goals.ts";
import { percentile } from "./parts/percentile.ts";

/**
 * `npm run torture:cluster -- [--messages 2000] [--publishes 200]`: three sites, two backends, HAProxy, a database with a
 * standby and a store of S3, each process killed again and again.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      messages: { type: "string", default: "2000" },
      publishes: { type: "string", default: "200" },
    },
  });
  const [messages, publishes] = [Number(values.messages), Number(values.publishes)];
  if (!Number.isInteger(messages) || !Number.isInteger(publishes))
    throw new Failure("npm run torture:cluster -- [--messages 2000] [--publishes 200]");
  const { HAPROXY_PATH: haproxy } = await findPrograms("cluster");
  if (haproxy === undefined) throw new Failure("HAProxy is not installed");
  const load = { messages, clients: 32, rate: 60, publishes };
  const figures = await withCluster(haproxy, (cluster) => testCluster(cluster, load));
  const { failures, visible, slow, seconds, kills, rate } = figures;
  const at = (share: number) => `${Math.round(percentile(visible, share))} ms`;
  console.log(
    `  ${messages} messages, ${publishes} publishes, ${kills} kills in ${Math.round(seconds)} s; ${rate.toFixed(0)} messages per second`,
  );
  console.log(`  publish → visible on all sites: median ${at(50)}, 95 % ${at(95)}, longest ${at(100)}`);
  for (const each of slow) console.log(`  ${each}`);
  for (const failure of failures) console.log(`✗ ${failure}`);
  const isWhole = messages >= 2000 && publishes >= 200;
  recordFigures({
    cluster: {
      figure: `${failures.length} faults, ${rate.toFixed(0)} per second`,
      reached: isWhole && failures.length === 0 && rate >= 50,
    },
    clusterVisible: {
      figure: `${((visible.at(-1) ?? Infinity) / 1000).toFixed(1)} s`,
      reached: isWhole && slow.length === 0,
    },
  });
  if (failures.length > 0) throw new Failure(`${failures.length} failures`);
  console.log("  nothing lost, nothing doubled");
});
process.exit();
