import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { queueFile } from "../apps/site/server/forms/forms.ts";
import { countRows } from "../apps/site/server/forms/submission-queue/retention.ts";
import { createStore } from "../apps/site/server/forms/submission-queue/store.ts";
import { failCommits, fillDisk } from "../apps/site/server/forms/testing/storage-faults.ts";
import { judgeLoad } from "../apps/site/server/forms/testing/crash/judge-load.ts";
import { startLoad } from "../apps/site/server/forms/testing/crash/outbox-load.ts";
import type { Load } from "../apps/site/server/forms/testing/crash/outbox-load.ts";
import { Failure, reasonOf, runMain } from "./parts/failure.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import { percentile } from "./parts/percentile.ts";
import { startStressBackend, startStressSite } from "./parts/stress-servers.ts";

const number = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), fallback);
const optionsSchema = v.object({
  messages: number("10000"),
  clients: number("32"),
  kills: number("20"),
  faults: number("5"),
  backend: v.optional(v.picklist(["stub", "cms"]), "stub"),
  site: v.optional(v.picklist(["queue", "server"]), "queue"),
});
type Options = v.InferOutput<typeof optionsSchema>;
type End = () => Promise<void> | void;

const usage = `npm run stress:forms -- [--messages 10000] [--clients 32] [--kills 20] [--faults 5]
                         [--site queue|server] [--backend stub|cms]`;

/**
 * F10 and F11 at full size. Visitors send messages while the site and the backend are killed, the disk is full and
 * commits fail. At the end the backend has every acknowledged message exactly once, with its own text.
 */
await runMain(async () => {
  const options = readOptions();
  const scratch = mkdtempSync(path.join(tmpdir(), "miqyas-stress-"));
  const ends: End[] = [() => rmSync(scratch, { recursive: true, force: true })];
  try {
    await Promise.race([runStress(options, scratch, ends), interruption()]);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
});
// After a failure the visitors keep trying.
process.exit();

/** Rejects when somebody stops the run. Everything that it started is then stopped too. */
function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => reject(new Failure(`Stopped by ${signal}`)));
  });
}

/** Runs the test. Adds to `ends` what must be done afterwards, the last one first. */
async function runStress(options: Options, scratch: string, ends: End[]): Promise<void> {
  const dataDir = path.join(scratch, "site");
  mkdirSync(dataDir);
  const disk = mountDisk(dataDir);
  if (disk) ends.push(disk.unmount);
  const backend = await startStressBackend(options.backend, options.site, scratch);
  ends.push(backend.end);
  const site = await startStressSite(options.site, dataDir, backend.url);
  ends.push(site.kill);
  const started = performance.now();
  const load = startLoad(site.url, options.messages, options.clients);
  const fullDisk = disk && (() => withFault(load, () => fillDisk(path.join(dataDir, "filler"))));
  const failedCommits = () => withFault(load, () => failCommits(queueFile(dataDir)));
  const events = [
    ...repeat(options.kills, () => killAndStart(site)),
    ...repeat(options.kills, () => killAndStart(backend)),
    ...repeat(options.faults, failedCommits),
    ...(fullDisk ? repeat(options.faults, fullDisk) : []),
  ];
  await runAmongMessages(load, shuffle(events));
  await load.finished;
  const acknowledged = performance.now();
  await waitUntilForwarded(dataDir, options.site === "queue");
  const forwarded = performance.now();
  const verdict = judgeLoad(load, await backend.list());
  report(load, {
    sending: acknowledged - started,
    forwarding: forwarded - acknowledged,
    full: Boolean(disk),
    options,
  });
  const faults = Object.entries(verdict);
  const wrong = faults.reduce((sum, [, keys]) => sum + keys.length, 0);
  if (options.site === "server" && options.backend === "cms")
    recordFigures({
      messages: {
        figure: `${wrong} of ${options.messages}`,
        reached: wrong === 0 && options.messages >= goals.messages.limit,
      },
    });
  for (const [what, keys] of faults) console.log(`${what.padEnd(22)} ${keys.length}`);
  if (faults.some(([, keys]) => keys.length > 0) || load.references.size !== options.messages)
    throw new Failure("Not every message is in the backend exactly once");
}

function readOptions(): Options {
  const names = ["messages", "clients", "kills", "faults", "backend", "site"];
  const flags = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    return v.parse(optionsSchema, parseArgs({ options: flags }).values);
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n${usage}`);
  }
}

type Event = () => Promise<void>;

function repeat(times: number, event: Event): Event[] {
  return Array.from({ length: times }, () => event);
}

function shuffle(events: Event[]): Event[] {
  return events
    .map((event) => ({ event, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);
}

/** A small disk for the site, which can really become full. Needs the right to mount; null without it. */
function mountDisk(folder: string): { unmount: () => void } | null {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=512m,mode=700", "tmpfs", folder], { stdio: "ignore" });
    return { unmount: () => void execFileSync("umount", ["-l", folder]) };
  } catch {
    return null;
  }
}

async function killAndStart(server: { kill(): Promise<void>; start(): Promise<void> }): Promise<void> {
  await server.kill();
  await pause(Math.random() * 300);
  await server.start();
}

/** Keeps a fault until it shows: twenty refused messages, or five seconds. */
async function withFault(load: Load, begin: () => () => void): Promise<void> {
  const refused = () => load.answers["503"] ?? 0;
  const before = refused();
  const repair = begin();
  const until = performance.now() + 5000;
  while (refused() < before + 20 && performance.now() < until) await pause(20);
  repair();
}

/** Spreads events evenly over the messages. */
async function runAmongMessages(load: Load, events: Event[]): Promise<void> {
  let finished = false;
  const finish = () => void (finished = true);
  load.finished.then(finish, finish);
  for (const [at, event] of events.entries()) {
    const share = ((at + 1) / (events.length + 1)) * load.messages.length;
    while (load.references.size < share && !finished) await pause(5);
    await event();
  }
}

/** Waits until the backend has every message of the submission queue and has confirmed it. */
async function waitUntilForwarded(dataDir: string, confirmed: boolean): Promise<void> {
  const store = createStore({ file: queueFile(dataDir) });
  const until = performance.now() + 10 * 60_000;
  try {
    for (;;) {
      const { waiting, delivered, deadLetters } = countRows(store.connection);
      if (deadLetters > 0) throw new Failure(`${deadLetters} messages were refused by the backend`);
      if (waiting === 0 && (delivered === 0 || !confirmed)) return;
      if (performance.now() > until) throw new Failure(`${waiting} messages still wait after ten minutes`);
      await pause(250);
    }
  } finally {
    store.close();
  }
}

function report(
  load: Load,
  facts: { sending: number; forwarding: number; full: boolean; options: Options },
): void {
  const { options, sending, forwarding, full } = facts;
  const at = (share: number) => `${Math.round(percentile(load.times, share))} ms`;
  const answers = Object.entries(load.answers).map(([name, count]) => `${count} × ${name}`);
  const lines: [string, string][] = [
    ["site, backend", `${options.site}, ${options.backend}`],
    ["messages, clients", `${load.messages.length}, ${options.clients}`],
    ["kill -9", `${options.kills} of the site, ${options.kills} of the backend`],
    [
      "faults",
      `failing commits × ${options.faults}, disk full × ${full ? options.faults : "0 (no right to mount a disk)"}`,
    ],
    ["attempts", answers.join(", ")],
    [
      "acknowledged",
      `${load.references.size} in ${(sending / 1000).toFixed(1)} s; p50 ${at(50)}, p99 ${at(99)}`,
    ],
    ["all in the backend", `${(forwarding / 1000).toFixed(1)} s later`],
  ];
  for (const [what, value] of lines) console.log(`${what.padEnd(22)} ${value}`);
}
