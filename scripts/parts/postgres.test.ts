import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import pg from "pg";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeScratchFolder } from "../../apps/site/server/forms/testing/scratch-folder.ts";
import { findFreePort } from "./ports.ts";
import { findPlace, openToPostgres } from "./postgres-place.ts";
import { ensureDatabase, waitUntilReady } from "./postgres-connection.ts";
import { removePostgres, startPostgres } from "./postgres.ts";

// PostgreSQL makes clusters that wait for the disk.
vi.setConfig({ testTimeout: 180_000 });

/** PostgreSQL's `ErrorResponse`: a type, the length, fields that end with a zero each. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused by a test\0\0`);
  const head = Buffer.alloc(5, "E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A server that refuses each connection with the next code. Returns its address. */
async function startRefusing(nextCode: () => string): Promise<string> {
  const server = createServer((socket) => void socket.once("data", () => socket.end(refusal(nextCode()))));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `postgres://miqyas:wrong@127.0.0.1:${port}/postgres`;
}

/** A connection whose end is no error of the test. */
async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function killBackendOf(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  process.kill(rows[0]?.pid ?? 0, "SIGKILL");
}

const running = { exitCode: null, signalCode: null };

test("a cluster made with other secrets ends the start at once, with one line that says so", async () => {
  const nextCode = vi.fn(() => "28P01");
  const url = await startRefusing(nextCode);
  await expect(waitUntilReady(url, running, "data/postgres")).rejects.toThrow(
    "data/postgres has another password than this installation: restore the secrets.json",
  );
  expect(nextCode).toHaveBeenCalledOnce();
});

test("F3 a database that makes good a crash is waited for as long as it lives", async () => {
  const waits = vi
    .spyOn(globalThis, "setTimeout")
    .mockImplementation(((run: () => void) => setImmediate(run)) as never);
  let asked = 0;
  const url = await startRefusing(() => (++asked > 400 ? "28P01" : "57P03"));
  await expect(waitUntilReady(url, running, "data/postgres")).rejects.toThrow("another password");
  expect(asked).toBe(401);
  waits.mockClear();
  const killed = { exitCode: null, signalCode: "SIGKILL" } as const;
  await expect(waitUntilReady(url, killed, "data/postgres")).rejects.toThrow("it does not answer");
  expect(waits).not.toHaveBeenCalled();
});

test("F3 a stop ends the wait for a database that makes good a crash", async () => {
  const nextCode = vi.fn(() => "57P03");
  const url = await startRefusing(nextCode);
  const stopping = new AbortController();
  const waiting = waitUntilReady(url, running, "data/postgres", stopping.signal);
  stopping.abort(new Error("stopped"));
  await expect(waiting).rejects.toThrow("stopped");
  // The attempt that was under way.
  expect(nextCode).toHaveBeenCalledOnce();
});

describe("an embedded database", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = makeScratchFolder();
    openToPostgres(dataDir);
    onTestFinished(() => removePostgres(dataDir));
  });
  const options = { password: "for-tests-only", database: "miqyas", isDisposable: true };
  const start = async (changes: Partial<Parameters<typeof startPostgres>[0]> = {}) => {
    const database = await startPostgres({ dataDir, port: await findFreePort(), ...options, ...changes });
    onTestFinished(() => database.stop());
    return database;
  };
  const lock = () => path.join(findPlace(dataDir).cluster, "postmaster.pid");

  test("whose PG_VERSION is lost keeps all else: no new one takes its place", async () => {
    const { cluster } = findPlace(dataDir);
    mkdirSync(path.join(cluster, "base"), { recursive: true });
    await expect(start()).rejects.toThrow(`${cluster} has files, but no PG_VERSION that can be read`);
    expect(readdirSync(cluster)).toEqual(["base"]);
  });

  test("whose first start was killed while it made the cluster uses nothing of that", async () => {
    const partial = `${findPlace(dataDir).cluster}.partial`;
    mkdirSync(partial);
    writeFileSync(path.join(partial, "PG_VERSION"), "18\n");
    await start();
    expect(existsSync(partial)).toBe(false);
  });

  test("F3 starts although another process has the number that the lock of a killed one names", async () => {
    await (await start()).stop();
    const other = spawn("sleep", ["600"], { ...findPlace(dataDir).account, stdio: "ignore" });
    onTestFinished(() => void other.kill());
    writeFileSync(lock(), `${other.pid}\n`);
    const { url } = await start();
    await ensureDatabase(url, "miqyas");
  });

  test("R17 is not started a second time", async () => {
    const { url } = await start();
    await expect(start()).rejects.toThrow(/PostgreSQL did not start: .*Is another postmaster/);
    await ensureDatabase(url, "miqyas");
  });

  test("R24 S4 says that one of its processes was killed, and nothing of a statement that is wrong", async () => {
    const report = vi.fn();
    const { url } = await start({ report });
    const client = await connectTo(url);
    await client.query("CREATE TABLE visitors (email text PRIMARY KEY CHECK (email <> 'no@one.example'))");
    await client.query("INSERT INTO visitors VALUES ('visitor@one.example')");
    for (const wrong of ["'visitor@one.example'", "'no@one.example'", "NULL", "'visitor@one.example'::int"])
      await expect(client.query(`INSERT INTO visitors VALUES (${wrong})`)).rejects.toThrow();
    await killBackendOf(client);
    await vi.waitUntil(() => report.mock.calls.length >= 2, 20_000);
    await waitUntilReady(url, running, dataDir);
    expect(report.mock.calls.flat()).toEqual([
      expect.stringMatching(/^✗ The database: LOG: {2}client backend \(PID \d+\) was terminated by signal 9/),
      expect.stringContaining("database system was not properly shut down"),
    ]);
  });

  test("F3 R17 is stopped while it makes good a crash, and keeps what was stored", async () => {
    const report = vi.fn();
    const database = await start({ report });
    const client = await connectTo(database.url);
    await client.query("CREATE TABLE messages (text text); INSERT INTO messages VALUES ('kept')");
    await killBackendOf(client);
    await vi.waitUntil(() => report.mock.calls.length >= 2, 20_000);
    // In three of four tries PostgreSQL ends by the second signal alone, which this clock sends at once.
    const { setTimeout: realTimeout } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementation((run) => realTimeout(run, 1000));
    await database.stop();
    vi.restoreAllMocks();
    const again = await connectTo((await start({ report })).url);
    expect((await again.query("SELECT text FROM messages")).rows).toEqual([{ text: "kept" }]);
    await again.end();
  });

  test("has ended when its start is aborted", async () => {
    await (await start()).stop();
    const signal = AbortSignal.abort(new Error("stopped"));
    await expect(start({ signal })).rejects.toThrow("PostgreSQL did not start: Error: stopped");
    expect(existsSync(lock())).toBe(false);
  });

  test("has ended when its start is refused", async () => {
    await (await start()).stop();
    await expect(start({ password: "another" })).rejects.toThrow("another password");
    expect(existsSync(lock())).toBe(false);
  });

  test("R24 is not made while a restore is not complete", async () => {
    mkdirSync(path.join(dataDir, "restoring-killed"));
    await expect(start()).rejects.toThrow(
      `A restore into ${dataDir} is not complete: repeat npm run restore, or empty the folder`,
    );
    expect(readdirSync(dataDir)).toEqual(["restoring-killed"]);
  });
});
