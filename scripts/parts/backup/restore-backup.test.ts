import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type * as fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makeScratchFolder } from "../../../apps/site/server/forms/testing/scratch-folder.ts";
import { withDatabase, withEmbeddedDatabase } from "../installation-database.ts";
import { openToPostgres } from "../postgres-place.ts";
import { removePostgres, startPostgres } from "../postgres.ts";
import { quietFlags } from "../service.ts";
import { findFreeSettings, readSecrets, root } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { sha256, writeArchive } from "./archive.ts";
import { makeBackup } from "./make-backup.ts";
import { listMigrations, makeManifest, names } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

const moves = vi.hoisted(() => new Array<string>());
vi.mock("node:fs", async (original) => {
  const { renameSync, ...others } = await original<typeof fs>();
  const rename: typeof renameSync = (from, to) => {
    moves.push(String(to));
    renameSync(from, to);
  };
  return { ...others, renameSync: rename };
});

// PostgreSQL makes clusters that wait for the disk.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let settings: Settings;
beforeEach(async () => {
  moves.splice(0);
  folder = makeScratchFolder();
  settings = await findFreeSettings(makeDataFolder("data"));
});

/** A data folder that PostgreSQL's account may enter. */
function makeDataFolder(name: string): string {
  openToPostgres(folder);
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir);
  openToPostgres(dataDir);
  onTestFinished(() => removePostgres(dataDir));
  return dataDir;
}

const none = { mediaFolder: undefined, passphrase: undefined };
const migration = listMigrations()[0] ?? "";

async function read(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Makes an archive with a dump, and a `pg_restore` that is found first. It makes a table, and writes down what is in the data
 * folder meanwhile; where there is a file `kill`, it kills the restore.
 */
async function makeDump(media: "inside" | "beside"): Promise<string> {
  const program = path.join(folder, "pg_restore");
  const statement = `
    import pg from "pg";
    const client = new pg.Client({ ssl: false });
    await client.connect();
    await client.query("CREATE TABLE restored AS SELECT 1 AS one");
    await client.end();`;
  writeFileSync(
    program,
    `#!/bin/sh
if [ "$1" = --version ]; then echo "pg_restore (PostgreSQL) 99.1"; exit; fi
ls -A ${settings.DATA_DIR} > ${folder}/meanwhile
if [ -e ${folder}/kill ]; then kill -9 $PPID; exit; fi
exec ${process.execPath} --input-type=module --eval '${statement}'
`,
    { mode: 0o755 },
  );
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = path.join(folder, "backup.tar");
  const time = new Date().toISOString();
  const database = { method: "pg_dump", server: "15.1", migration, rows: {} } as const;
  await writeArchive(
    file,
    makeManifest({ begun: time, copied: time, database, queue: null, media, pages: [] }),
    async (archive) => {
      await archive.add(names.dump, Buffer.from("a dump"));
      await archive.add("site/usage.json", Buffer.from("counts"));
      if (media === "inside") await archive.add("media/a.webp", Buffer.from("a picture"));
      else archive.mention("media/a.webp", sha256(Buffer.from("a picture")));
    },
  );
  return file;
}

/** Runs the command. */
const restore = (...args: string[]) =>
  spawnSync(process.execPath, [...quietFlags, "scripts/restore.ts", ...args], {
    ...{ cwd: root, encoding: "utf8" },
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: settings.DATA_DIR },
  });

test("R24 a dump restores into an embedded database, which is nowhere until it is filled", async () => {
  const file = await makeDump("inside");
  await restoreBackup({ settings, file, ...none });
  expect(readdirSync(settings.DATA_DIR)).toEqual(["media", "postgres", "secrets.json", "site"]);
  expect(readFileSync(path.join(folder, "meanwhile"), "utf8")).toMatch(/^restoring-\w+\nsecrets\.json\n$/);
  const rows = await withDatabase(settings, (url) => read(url, "SELECT one FROM restored"));
  expect(rows).toEqual([{ one: 1 }]);
});

test("R24 a restore that was killed is repeated, and no product starts before", async () => {
  const { DATA_DIR: dataDir, DATABASE_PORT: port } = settings;
  const file = await makeDump("inside");
  writeFileSync(path.join(folder, "kill"), "");
  expect(restore(file).signal).toBe("SIGKILL");
  const left = path.join(dataDir, readdirSync(dataDir).find((name) => name.startsWith("restoring-")) ?? "");
  const lock = path.join(left, "postgres/postmaster.pid");
  process.kill(parseInt(readFileSync(lock, "utf8")), "SIGQUIT");
  await vi.waitUntil(() => !existsSync(lock), 60_000);
  await expect(
    startPostgres({ dataDir, port, password: "for-tests-only", database: "miqyas" }),
  ).rejects.toThrow(`A restore into ${dataDir} is not complete`);
  rmSync(path.join(folder, "kill"));
  await restoreBackup({ settings, file, ...none });
  expect(readdirSync(dataDir)).toEqual(["media", "postgres", "secrets.json", "site"]);
});

test("R24 a restore goes on without a picture, names it, and ends with 1", async () => {
  const file = await makeDump("beside");
  const beside = path.join(folder, "beside");
  mkdirSync(beside);
  const { status, stderr } = restore(file, "--media-in", beside);
  expect(stderr).toBe(
    `✗ ${beside} lacks these files of the media, which are not restored:\n  media/a.webp\n`,
  );
  expect(status).toBe(1);
  expect(readdirSync(settings.DATA_DIR)).toEqual(["postgres", "secrets.json", "site"]);
});

test("R24 a base backup restores in place of the remains of a killed restore, and the database comes last", async () => {
  const { DATA_DIR: dataDir, DATABASE_PORT: port } = settings;
  for (const name of ["media/a.webp", "site/usage.json"]) {
    mkdirSync(path.join(dataDir, path.dirname(name)));
    writeFileSync(path.join(dataDir, name), "x");
  }
  const file = path.join(folder, "backup.tar");
  const password = readSecrets(dataDir).DATABASE_PASSWORD;
  await withEmbeddedDatabase({ dataDir, port, password }, async (url) => {
    await read(url, `CREATE TABLE payload_migrations AS SELECT '${migration}' AS name, 1 AS batch`);
    await read(url, "CREATE TABLE words (created_at int, updated_at int)");
    await makeBackup({ settings, file, ...none });
  });
  const restored = await findFreeSettings(makeDataFolder("restored"));
  const within = (name: string) => path.join(restored.DATA_DIR, name);
  for (const name of ["restoring-killed/postgres", "postgres.partial"])
    mkdirSync(within(name), { recursive: true });
  writeFileSync(within(".initial-password"), "of a first start");
  // As one that was killed at its end has left it.
  mkdirSync(within("media"));
  await expect(restoreBackup({ settings: restored, file, ...none })).rejects.toThrow(
    "has what an interrupted restore has left (media): empty it but for secrets.json",
  );
  rmSync(within("media"), { recursive: true });
  moves.splice(0);
  await restoreBackup({ settings: restored, file, ...none });
  const [last, ...before] = moves.toReversed();
  expect(last).toBe(within("postgres"));
  expect(before).toEqual(expect.arrayContaining(["media", "site"].map(within)));
  expect(readdirSync(restored.DATA_DIR)).toEqual(["media", "postgres", "secrets.json", "site"]);
  const rows = await withDatabase(restored, (url) => read(url, "SELECT name FROM payload_migrations"));
  expect(rows).toEqual([{ name: migration }]);
});
