import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { withDatabase } from "./installation-database.ts";
import { findFreePort, isFree } from "./ports.ts";
import { openToPostgres } from "./postgres-place.ts";
import { removePostgres, startPostgres } from "./postgres.ts";
import { findFreeSettings, readSecrets, root } from "./settings.ts";

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-installation-"));
  openToPostgres(folder);
  dataDir = path.join(folder, "data");
});
afterEach(() => {
  removePostgres(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

const run = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });

test("a command makes no database, and no secrets, where there is none", async () => {
  const work = withDatabase(await findFreeSettings(dataDir), () => Promise.resolve());
  await expect(work).rejects.toThrow(`${dataDir} (DATA_DIR) has no database: npm start makes one`);
  expect(existsSync(dataDir)).toBe(false);
});

test("a command says in one line which database does not answer", async () => {
  const settings = await findFreeSettings(dataDir);
  const url = `postgres://127.0.0.1:${await findFreePort()}/miqyas`;
  const use = (given: object) => withDatabase({ ...settings, ...given }, () => Promise.resolve());
  await expect(use({ DATABASE_URL: url })).rejects.toThrow(/^The database miqyas at .*\(DATABASE_URL\): /);
  await expect(use({ DATABASE_URL: "postgres://127.0.0.1/x", DATABASE_DIRECT_URL: url })).rejects.toThrow(
    /^The database miqyas at .*\(DATABASE_DIRECT_URL\): /,
  );
});

test("SIGINT and SIGTERM end a command and the database that it started", async () => {
  const port = await findFreePort();
  const password = readSecrets(dataDir, {}).DATABASE_PASSWORD;
  const first = await startPostgres({ dataDir, port, password, database: "miqyas", isDisposable: true });
  await first.stop();
  const program = `
    import pg from "pg";
    import { withDatabase } from "./scripts/parts/installation-database.ts";
    import { readSettings } from "./scripts/parts/settings.ts";
    await withDatabase(readSettings(), async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      console.log("begun");
      await new Promise((done) => setTimeout(done, 600_000));
    });
  `;
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    const child = run(["--input-type=module", "--eval", program], { DATABASE_PORT: String(port) });
    onTestFinished(() => void child.kill("SIGKILL"));
    const ended = once(child, "exit");
    await once(child.stdout, "data");
    expect(await isFree(port)).toBe(false);
    child.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(await isFree(port)).toBe(true);
  }
});

test("R24 a backup that is interrupted leaves nothing behind", async () => {
  // A database that accepts connections and never answers.
  const silent = createServer(() => undefined);
  await once(silent.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const backups = mkdtempSync(path.join(folder, "backups-"));
  const child = run(["scripts/backup.ts", path.join(backups, "a.tar")], {
    DATABASE_URL: `postgres://127.0.0.1:${port}/miqyas`,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  await vi.waitUntil(() => readdirSync(backups).includes("a.tar.partial-parts"), 20_000);
  child.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  expect(readdirSync(backups)).toEqual([]);
});
