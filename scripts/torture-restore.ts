import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { testRestore } from "./parts/backup/test-restore.ts";
import { buildStale } from "./parts/build.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { onInterruption } from "./parts/interruption.ts";
import { recordFigures } from "./parts/goals.ts";
import { removePostgres } from "./parts/postgres.ts";
import { findFreeSettings } from "./parts/settings.ts";
import { startStack } from "./parts/stack.ts";
import { add, summary } from "./parts/tally.ts";
import type { Tally } from "./parts/tally.ts";

/** Pause of the reader between two pages, ms. */
const pauseBetween = 5;
const paths = ["/", "/ar", "/AllBlog", "/ar/questions", "/words", "/ar/research-and-insights"];

/**
 * `npm run torture:restore -- [--times 20]`: backups of a running product, each restored and rehearsed, while visitors read
 * pages all the time and send messages during every backup (R24).
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { times: { type: "string", default: "20" } } });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1) throw new Failure("npm run torture:restore -- [--times 20]");
  const scratch = mkdtempSync(path.join(tmpdir(), "miqyas-restore-"));
  const settings = await findFreeSettings(path.join(scratch, "product"));
  const tally: Tally = { passed: 0, failures: [] };
  await buildStale();
  const interruption = new AbortController();
  onInterruption(() => interruption.abort(new Failure("Interrupted")));
  try {
    const stack = await startStack({ settings, quiet: true, signal: interruption.signal });
    const reading = readPages(stack.siteUrl, interruption.signal);
    try {
      for (let time = 1; time <= times && !interruption.signal.aborted; time++) {
        console.log(`› Backup, restore and rehearsal ${time} of ${times}`);
        add(tally, await testRestore(settings, scratch));
      }
    } finally {
      interruption.abort();
      const { read, failed } = await reading;
      console.log(`  ${read} pages were read meanwhile`);
      if (failed > 0) tally.failures.push(`R24 ${failed} of ${read} pages were not served meanwhile`);
      await stack.stop();
    }
  } finally {
    removePostgres(settings.DATA_DIR);
    rmSync(scratch, { recursive: true, force: true });
    console.log(summary(tally));
    if (times >= 20)
      recordFigures({
        restores: {
          figure:
            tally.failures.length === 0
              ? `${times} of ${times}, 0 messages missing`
              : `${tally.failures.length} differences in ${times} backups`,
          reached: tally.failures.length === 0,
        },
      });
    if (tally.failures.length > 0) process.exitCode = 1;
  }
});

/** Reads pages one after the other until the signal. */
async function readPages(siteUrl: string, signal: AbortSignal): Promise<{ read: number; failed: number }> {
  let read = 0;
  let failed = 0;
  for (; !signal.aborted; read++) {
    const answered = await fetch(`${siteUrl}${paths[read % paths.length] ?? "/"}`, {
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (response) => response.ok && (await response.text()).includes("</html>"),
      () => false,
    );
    if (!answered) failed++;
    await pause(pauseBetween);
  }
  return { read, failed };
}
