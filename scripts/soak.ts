import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildStale } from "./parts/build.ts";
import { countLost } from "./parts/count-lost.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { onInterruption } from "./parts/interruption.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import { median } from "./parts/percentile.ts";
import { openToPostgres } from "./parts/postgres-place.ts";
import { removePostgres } from "./parts/postgres.ts";
import { findFreeSettings } from "./parts/settings.ts";
import { takeSample } from "./parts/soak/sample.ts";
import type { Sample } from "./parts/soak/sample.ts";
import { runVisits } from "./parts/soak/visitors.ts";
import type { Visits } from "./parts/soak/visitors.ts";
import { startStack } from "./parts/stack.ts";
import type { Stack } from "./parts/stack.ts";
import { testOwner as owner } from "./parts/test-owner.ts";

/** Times, ms: between two samples, between two faults, and how long a fault may be felt. */
const times = { sample: 30_000, fault: 600_000, felt: 30_000 };
/** Growth from the first tenth of the samples to the last that fails the run. */
const allowed = { memory: goals.soakMemory.limit, descriptors: goals.soakDescriptors.limit };

/**
 * `npm run soak -- HOURS`: the product with readers, senders and an editor for hours, while its parts are killed in turn
 * every ten minutes. It prints memory, descriptors, disk and page times at the end against the beginning. The samples go
 * to a file that it names.
 */
await runMain(async () => {
  const hours = Number(process.argv[2]);
  if (!(hours > 0)) throw new Failure("npm run soak -- HOURS");
  const scratch = mkdtempSync(path.join(tmpdir(), "miqyas-soak-"));
  openToPostgres(scratch);
  const settings = await findFreeSettings(path.join(scratch, "product"));
  await buildStale();
  const end = new AbortController();
  onInterruption(() => end.abort());
  try {
    const env = {
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      TRUSTED_PROXIES: "127.0.0.0/8",
      LOG_LEVEL: "warn",
    };
    const stack = await startStack({ settings, quiet: true, env, signal: end.signal });
    try {
      await soak(stack, settings.DATA_DIR, hours * 3_600_000, end);
    } finally {
      await stack.stop();
    }
  } finally {
    removePostgres(settings.DATA_DIR);
    rmSync(scratch, { recursive: true, force: true });
  }
});

async function soak(stack: Stack, dataDir: string, duration: number, end: AbortController): Promise<void> {
  const visits: Visits = {
    ...{ pageTimes: [], pages: 0, failures: [], failedInFaults: 0, acknowledged: [], visible: [] },
  };
  const file = path.join(tmpdir(), `miqyas-soak-${Date.now()}.jsonl`);
  console.log(`› Soaking for ${(duration / 3_600_000).toFixed(2)} hours; samples in ${file}`);
  const started = Date.now();
  let lastFault = -Infinity;
  let faults = 0;
  const inFault = () => Date.now() - lastFault < times.felt;
  const visiting = runVisits({
    ...{ siteUrl: stack.siteUrl, cmsUrl: stack.cmsUrl, owner, visits, inFault },
    signal: end.signal,
  });
  const samples: Sample[] = [];
  while (Date.now() - started < duration && !end.signal.aborted) {
    await pause(Math.min(times.sample, duration), undefined, { signal: end.signal }).catch(() => undefined);
    if (inFault()) visits.pageTimes.length = 0;
    else {
      const sample = takeSample(stack, dataDir, visits.pageTimes.splice(0));
      samples.push(sample);
      appendFileSync(file, `${JSON.stringify({ at: Date.now() - started, ...sample })}\n`);
    }
    if (Date.now() - started < (faults + 1) * times.fault) continue;
    const part = stack.parts[faults++ % stack.parts.length];
    const pid = part?.pid();
    lastFault = Date.now();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
  }
  end.abort();
  await visiting;
  const lost = await countLost(stack.databaseUrl, visits.acknowledged, 120_000);
  report(samples, visits, { faults, lost });
}

function report(
  samples: readonly Sample[],
  visits: Visits,
  { faults, lost }: { faults: number; lost: number },
): void {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  // The first sample warms the caches up.
  const first = samples.slice(1, 1 + tenth);
  const last = samples.slice(-tenth);
  const wrong: string[] = [];
  const compare = (name: string, unit: string, value: (sample: Sample) => number, limit?: number): number => {
    const [before, after] = [median(first.map(value)), median(last.map(value))];
    console.log(
      `${name.padEnd(28)} ${before.toFixed(1).padStart(8)} → ${after.toFixed(1).padStart(8)} ${unit}`,
    );
    if (limit !== undefined && after > before * limit) wrong.push(`${name} grew`);
    return after / before;
  };
  for (const name of Object.keys(last[0]?.memory ?? {}))
    compare(`memory, ${name}`, "MB", ({ memory }) => memory[name] ?? 0);
  const sum = ({ memory }: Sample) => Object.values(memory).reduce((total, each) => total + each, 0);
  const memory = compare("memory, sum", "MB", sum, allowed.memory);
  const descriptors = compare("descriptors", "", (sample) => sample.descriptors, allowed.descriptors);
  compare("files without the database", "MB", ({ files }) => files);
  compare("page, median", "ms", (sample) => sample.median);
  compare("page, 99 of 100", "ms", ({ p99 }) => p99);
  const visible = visits.visible.toSorted((one, other) => one - other);
  console.log(`
${visits.pages} pages, ${visits.failures.length} failed; ${faults} parts killed, ${visits.failedInFaults} requests failed in the 30 s after
${visits.acknowledged.length} messages acknowledged, ${lost} lost or doubled
${visible.length} publishes, visible within ${median(visible).toFixed(0)} ms (median), ${(visible.at(-1) ?? 0).toFixed(0)} ms (longest)`);
  for (const failure of new Set(visits.failures)) console.log(`✗ ${failure}`);
  if (lost > 0) wrong.push(`${lost} messages are lost or doubled`);
  if (visits.failures.length > 0) wrong.push(`${visits.failures.length} requests failed without a fault`);
  const longest = visible.at(-1) ?? Infinity;
  recordFigures({
    soakMemory: { figure: memory.toFixed(2), reached: memory <= allowed.memory },
    soakDescriptors: { figure: descriptors.toFixed(2), reached: descriptors <= allowed.descriptors },
    soakFailures: {
      figure: `${visits.failures.length} of ${visits.pages}`,
      reached: visits.failures.length === 0,
    },
    soakMessages: { figure: `${lost} of ${visits.acknowledged.length}`, reached: lost === 0 },
    soakVisible: { figure: `${(longest / 1000).toFixed(1)} s`, reached: longest <= goals.soakVisible.limit },
  });
  if (wrong.length > 0) throw new Failure(wrong.join("; "));
}
