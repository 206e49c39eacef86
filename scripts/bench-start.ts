import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { builds } from "./parts/build.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import { whenEnded } from "./parts/keep-running.ts";
import { findFreePort } from "./parts/ports.ts";
import { openToPostgres } from "./parts/postgres-place.ts";
import { removePostgres } from "./parts/postgres.ts";
import { readMemory } from "./parts/memory.ts";
import { root } from "./parts/settings.ts";
import { listPages } from "./parts/sitemap.ts";

const goal = { seconds: goals.firstStart.limit, megabytes: goals.memoryStart.limit };
/** Longest start, ms. */
const longest = 600_000;

/**
 * `npm run bench:start`: the product as `npm start` serves it, from a folder without builds and without data: time of the
 * first start, memory after it and after every page was read over four connections, time of a stop and of a second start.
 * It removes the builds of this folder first.
 */
await runMain(async () => {
  const scratch = mkdtempSync(path.join(tmpdir(), "miqyas-start-"));
  openToPostgres(scratch);
  const dataDir = path.join(scratch, path.basename(scratch));
  const env = {
    ...process.env,
    SITE_PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    DATABASE_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    TRUSTED_PROXIES: "",
    NODE_COMPILE_CACHE: "",
  };
  for (const { output } of builds) rmSync(path.join(root, output), { recursive: true, force: true });
  try {
    const first = await start(env);
    console.log(`first start                ${first.seconds.toFixed(1)} s (goal ${goal.seconds})`);
    const atStart = await showMemory("memory after it", first.pid);
    await readEveryPage(`http://127.0.0.1:${env.SITE_PORT}`);
    const underLoad = await showMemory("memory after every page", first.pid);
    console.log(`stop                       ${(await first.stop()).toFixed(1)} s`);
    const second = await start(env);
    console.log(`second start               ${second.seconds.toFixed(1)} s`);
    await showMemory("memory after it", second.pid);
    await second.stop();
    recordFigures({
      firstStart: { figure: `${first.seconds.toFixed(0)} s`, reached: first.seconds <= goal.seconds },
      memoryStart: { figure: `${atStart.toFixed(0)} MB`, reached: atStart <= goal.megabytes },
      memoryLoad: { figure: `${underLoad.toFixed(0)} MB`, reached: underLoad <= goals.memoryLoad.limit },
    });
  } finally {
    removePostgres(dataDir);
    rmSync(scratch, { recursive: true, force: true });
  }
});

/** Starts the product. Resolves when it announces its addresses, with the time until then. */
async function start(env: NodeJS.ProcessEnv) {
  const started = performance.now();
  const child = spawn("/bin/sh", ["scripts/run.sh", "start"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = whenEnded(child);
  await new Promise<void>((done, fail) => {
    const timeout = setTimeout(() => fail(new Failure("The product did not start")), longest);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (!output.includes("Stop with Ctrl-C")) return;
      clearTimeout(timeout);
      done();
    });
    void ended.then((how) => fail(new Failure(`The product ended (${how}): ${output.slice(-500)}`)));
  });
  const seconds = (performance.now() - started) / 1000;
  return {
    seconds,
    pid: child.pid ?? 0,
    /** Resolves with the time of the stop, s. */
    async stop(): Promise<number> {
      const stopping = performance.now();
      child.kill("SIGTERM");
      await ended;
      return (performance.now() - stopping) / 1000;
    },
  };
}

/** Shows the memory of the product's processes, and returns their sum, MB. */
async function showMemory(what: string, pid: number): Promise<number> {
  // What the start left behind is collected within seconds.
  await new Promise((done) => setTimeout(done, 10_000));
  const parts = readMemory(pid);
  const sum = parts.reduce((total, { megabytes }) => total + megabytes, 0);
  const each = parts.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(", ");
  console.log(`${what.padEnd(26)} ${sum.toFixed(0)} MB (goal ${goal.megabytes}): ${each}`);
  return sum;
}

async function readEveryPage(siteUrl: string): Promise<void> {
  const pages = (await listPages(siteUrl)).values();
  const read = async () => {
    for (const page of pages) await (await fetch(siteUrl + page)).text();
  };
  await Promise.all([read(), read(), read(), read()]);
}
