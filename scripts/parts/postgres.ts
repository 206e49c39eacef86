import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { Failure } from "./failure.ts";
import { endProcess, whenEnded } from "./keep-running.ts";
import type { Part } from "./keep-running.ts";
import { embeddedUrl, ensureDatabase, waitUntilReady } from "./postgres-connection.ts";
import { readLogLine } from "./postgres-log.ts";
import { findPlace, requireNoRestore, sharedCluster } from "./postgres-place.ts";
import type { Place } from "./postgres-place.ts";

/** A running embedded PostgreSQL. A stop rolls running transactions back (fast shutdown), and ends within 10 s. */
export interface Postgres extends Part {
  /** Address of the database named at the start. */
  url: string;
}

/**
 * Starts the PostgreSQL of the packages, on loopback only. The first start creates its cluster. PostgreSQL refuses to run
 * as root, so root starts it as the owner of its cluster: the account `postgres`, or `nobody` where that was missing. What
 * an operator has to know of its own messages is reported, without anything that a visitor may have written (S4).
 */
export async function startPostgres(options: {
  dataDir: string;
  port: number;
  password: string;
  database: string;
  /** For data that may be lost with the machine: PostgreSQL waits for no disk. */
  isDisposable?: boolean;
  /** Ends a start that waits, also for the recovery after a crash. */
  signal?: AbortSignal | undefined;
  report?: (line: string) => void;
}): Promise<Postgres> {
  const { port, password, database, signal, report = console.error } = options;
  const dataDir = path.resolve(options.dataDir);
  const place = findPlace(dataDir);
  if (!existsSync(path.join(place.cluster, "PG_VERSION"))) {
    requireNoRestore(dataDir);
    requireEmptyFolder(place.cluster);
    makeCluster(place, password);
  }
  removeStaleLock(place.cluster);
  const server = spawn(
    path.join(place.binaries, "bin/postgres"),
    [
      ...["-D", place.cluster, "-p", String(port), "-h", "127.0.0.1"],
      ...["-c", "unix_socket_directories=", "-c", "log_min_messages=warning", "-c", "log_line_prefix=%e "],
      ...(options.isDisposable ? ["-c", "fsync=off", "-c", "full_page_writes=off"] : []),
    ],
    { ...place.account, stdio: ["ignore", "ignore", "pipe"], cwd: place.cluster, detached: true },
  );
  const ended = whenEnded(server);
  const closed = once(server, "close").catch(() => undefined);
  let last = "";
  createInterface({ input: server.stderr }).on("line", (line) => {
    const { message, isForOperator } = readLogLine(line);
    last = message;
    if (isForOperator) report(`✗ The database: ${message}`);
  });
  const system = embeddedUrl(port, password, "postgres");
  try {
    await waitUntilReady(system, server, place.cluster, signal);
    await ensureDatabase(system, database);
  } catch (error) {
    await stopServer(server);
    await closed;
    if (error instanceof Failure) throw error;
    // What it says while it is stopped is no reason.
    const said = signal?.aborted ? "" : last;
    throw new Failure(`PostgreSQL did not start: ${said || String(error)}`);
  }
  return {
    url: embeddedUrl(port, password, database),
    pid: server.pid,
    ended,
    stop: () => stopServer(server),
  };
}

/**
 * Removes the lock that a failure of the power or a kill has left. PostgreSQL believes it when any process or thread of its
 * account has the same number now. One that is called `postgres` may be the owner of the lock, so it stays.
 */
function removeStaleLock(cluster: string): void {
  const lock = path.join(cluster, "postmaster.pid");
  try {
    const id = Math.abs(parseInt(readFileSync(lock, "utf8")));
    if (readFileSync(`/proc/${id}/comm`, "utf8").trim() !== "postgres") rmSync(lock);
  } catch {
    // There is no lock, or nobody has its number: PostgreSQL sees that itself.
  }
}

/** Removes the cluster of a data folder, wherever it is. */
export function removePostgres(dataDir: string): void {
  for (const folder of [path.join(dataDir, "postgres"), sharedCluster(dataDir)])
    rmSync(folder, { recursive: true, force: true });
}

/**
 * Gives a data folder the cluster that `unpack` writes into a folder, with the password of this installation. PostgreSQL
 * itself makes the copy consistent and sets the password, with no port open. The cluster is in its place when all is done.
 */
export async function installCluster(
  { dataDir, password }: { dataDir: string; password: string },
  unpack: (folder: string) => Promise<void>,
): Promise<void> {
  const { binaries, cluster, account } = findPlace(path.resolve(dataDir));
  const partial = makePartial(cluster);
  try {
    await unpack(partial);
    if (account.uid !== undefined && account.gid !== undefined)
      execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, partial]);
    execFileSync(path.join(binaries, "bin/postgres"), ["--single", "-D", partial, "miqyas"], {
      ...account,
      input: `ALTER ROLE miqyas PASSWORD ${pg.escapeLiteral(password)}\n`,
      stdio: ["pipe", "ignore", "pipe"],
      cwd: partial,
    });
    renameSync(partial, cluster);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error instanceof Failure
      ? error
      : new Failure(`PostgreSQL could not use the restored files: ${lastLine(String(error))}`);
  }
}

/** Moves the cluster of a data folder to another one, which has none. */
export function moveCluster(from: string, to: string): void {
  const { cluster } = findPlace(path.resolve(to));
  mkdirSync(path.dirname(cluster), { recursive: true });
  renameSync(findPlace(path.resolve(from)).cluster, cluster);
}

/** Throws a `Failure` when a folder has files. A database whose `PG_VERSION` is lost may have all else. */
function requireEmptyFolder(cluster: string): void {
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new Failure(
      `${cluster} has files, but no PG_VERSION that can be read: bring the database back, or move the folder elsewhere`,
    );
}

/** Makes the empty folder in which a cluster is made, in place of the remains of an interrupted one. */
function makePartial(cluster: string): string {
  const partial = `${cluster}.partial`;
  mkdirSync(path.dirname(cluster), { recursive: true });
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  return partial;
}

/** Makes a new cluster. It is in its place when it is complete. */
function makeCluster({ binaries, cluster, account }: Place, password: string) {
  const partial = makePartial(cluster);
  const passwordFile = path.join(path.dirname(cluster), ".initial-password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined)
    for (const file of [partial, passwordFile]) chownSync(file, account.uid, account.gid);
  try {
    execFileSync(
      path.join(binaries, "bin/initdb"),
      [
        ...["-D", partial, "--username=miqyas", "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
        ...["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8", "--no-instructions"],
      ],
      { ...account, stdio: ["ignore", "ignore", "pipe"], cwd: partial },
    );
    renameSync(partial, cluster);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw new Failure(`PostgreSQL could not make its folder ${cluster}: ${lastLine(String(error))}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Stops PostgreSQL fast, else at once. PostgreSQL 18 never ends a fast shutdown that was asked for while it makes good a
 * crash: it waits for a checkpointer and I/O workers that it tells nothing. An immediate one loses nothing that was
 * committed; the next start makes the crash good (https://www.postgresql.org/docs/18/server-shutdown.html).
 */
const stopServer = (server: ChildProcess): Promise<void> =>
  endProcess(server, { asks: "SIGINT", forces: "SIGQUIT", longest: 10_000 });

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
