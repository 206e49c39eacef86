import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { appendFileSync, chownSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import * as v from "valibot";
import { Failure } from "../failure.ts";
import { isRunning, whenEnded } from "../keep-running.ts";
import { findFreePort } from "../ports.ts";
import { embeddedUrl } from "../postgres-connection.ts";
import { removePostgres, startPostgres } from "../postgres.ts";

const password = "for-tests-only";
const Folder = v.object({ data_directory: v.string() });

/** PostgreSQL with a streaming standby. A commit waits until the standby has it on its disk. */
export interface ReplicatedDatabase {
  ports: { primary: number; standby: number };
  /** The address through a balancer. */
  urlAt: (port: number) => string;
  /** Kills the primary for good and makes the standby the primary. */
  failOver: () => Promise<void>;
  end: () => Promise<void>;
}

export async function startReplicatedDatabase(dataDir: string): Promise<ReplicatedDatabase> {
  const ports = { primary: await findFreePort(), standby: await findFreePort() };
  const urlAt = (port: number) => embeddedUrl(port, password);
  const first = await startPostgres({ dataDir, port: ports.primary, password, database: "miqyas" });
  const program = readlinkSync(`/proc/${first.pid ?? 0}/exe`);
  const [row] = await ask(first.url, "SHOW data_directory");
  const { data_directory: cluster } = v.parse(Folder, row);
  await first.stop();
  const { uid, gid } = statSync(cluster);
  const copy = `${cluster}-standby`;
  execFileSync("cp", ["-a", cluster, copy]);
  const source = `host=127.0.0.1 port=${ports.primary} user=miqyas password=${password} application_name=standby`;
  writeFileSync(path.join(copy, "standby.signal"), "");
  appendFileSync(path.join(copy, "postgresql.auto.conf"), `\nprimary_conninfo = '${source}'\n`);
  chownSync(path.join(copy, "standby.signal"), uid, gid);

  const start = (folder: string, port: number, settings: readonly string[] = []) =>
    spawn(
      program,
      [
        ...["-D", folder, "-p", String(port), "-h", "127.0.0.1", "-c", "unix_socket_directories="],
        // A killed server leaves its shared memory behind: in its folder, which is removed.
        ...["-c", "dynamic_shared_memory_type=mmap"],
        ...settings.flatMap((setting) => ["-c", setting]),
      ],
      { uid, gid, cwd: folder, stdio: "ignore" },
    );
  const primary = start(cluster, ports.primary, ["synchronous_standby_names=standby"]);
  const standby = start(copy, ports.standby);
  const end = async () => {
    await Promise.all([kill(primary), kill(standby)]);
    rmSync(copy, { recursive: true, force: true });
    removePostgres(dataDir);
  };
  await waitUntil("the standby follows", async () => {
    const rows = await ask(urlAt(ports.primary), "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'");
    return rows.length === 1;
  }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    ports,
    end,
    urlAt,
    async failOver() {
      await kill(primary);
      await ask(urlAt(ports.standby), "SELECT pg_promote(true, 30)");
    },
  };
}

/** Runs one statement over a connection of its own. */
export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<object>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** Longest wait for a look, ms: on a busy machine two servers need more than a minute to start. */
export const longestWait = 180_000;

/** Waits up to three minutes until a look succeeds. A look that fails counts as no. */
export async function waitUntil(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + longestWait; Date.now() < until; await pause(25))
    if (await look().catch(() => false)) return;
  throw new Failure(`Not within three minutes: ${what}`);
}

/** Kills a process as a crash does, and waits until it has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = whenEnded(child);
  child.kill("SIGKILL");
  await ended;
}
