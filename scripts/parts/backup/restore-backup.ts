import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import * as v from "valibot";
import { Failure } from "../failure.ts";
import { withDatabase, withEmbeddedDatabase } from "../installation-database.ts";
import { findFreePort } from "../ports.ts";
import { embeddedMajor, hasCluster, openToPostgres, restoring } from "../postgres-place.ts";
import { installCluster, moveCluster, removePostgres } from "../postgres.ts";
import { step } from "../progress.ts";
import { readSecrets } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { isSiteName } from "../site-folders.ts";
import { unpackArchive } from "./archive.ts";
import type { Unpacked } from "./archive.ts";
import { unpackBaseBackup } from "./base-backup.ts";
import { loadDump, requireRestore } from "./dump.ts";
import { dumpedBy, names } from "./manifest.ts";
import type { DatabaseFacts } from "./manifest.ts";
import { decryptSecrets } from "./secrets.ts";

export interface RestoreOptions {
  settings: Settings;
  file: string;
  /** Folder of the media that the archive only mentions; `null` leaves them out. */
  mediaFolder: string | null | undefined;
  /** Opens the secrets of the archive. Without it they are left out. */
  passphrase: string | undefined;
}

/** What an empty data folder may have: the secrets kept elsewhere, what Node and npm put there before a command runs. */
const allowed = /^(?:secrets\.json|lost\+found|compile-cache|\.npm)$/;
/** What a restore or a first start that was killed may have left, and the next restore removes. */
const isLeftover = (name: string) =>
  name.startsWith(restoring) || name === "postgres.partial" || name === ".initial-password";

/**
 * Restores an archive into an empty data folder. It is unpacked, checked and made into a cluster in a folder aside: an archive
 * that is refused changes nothing, and a restore that is killed can be repeated. No database is made in the data folder
 * meanwhile, and the restored one comes into its place last. Secrets that the folder has stay; the embedded database gets
 * their password.
 */
export async function restoreBackup({
  settings,
  file,
  mediaFolder,
  passphrase,
}: RestoreOptions): Promise<Unpacked> {
  const { DATA_DIR: dataDir } = settings;
  const server = await requireEmpty(settings);
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(dataDir).filter(isLeftover)) removeAside(path.join(dataDir, name));
  const aside = mkdtempSync(path.join(dataDir, restoring));
  openToPostgres(aside);
  const staging = path.join(aside, "archive");
  const staged = (name: string) => path.join(staging, name);
  try {
    const unpacked = await step("Unpacking and checking the backup", () =>
      unpackArchive(file, staging, mediaFolder, ({ database }) => requireMethod(database, server, settings)),
    );
    const secrets = await openSecrets(staged(names.secrets), passphrase);
    const secretsFile = path.join(dataDir, "secrets.json");
    // A restore that failed at the database has left the same ones.
    if (secrets !== undefined && existsSync(secretsFile) && readFileSync(secretsFile, "utf8") !== secrets)
      throw new Failure(`${dataDir} has another secrets.json: remove it, or restore without --secrets`);
    if (secrets !== undefined) writeFileSync(secretsFile, secrets, { mode: 0o600 });
    const { database } = unpacked.manifest;
    if (database.method !== "provider")
      await step("Restoring the database", () =>
        database.method === "pg_dump"
          ? restoreDump(settings, aside, {
              file: staged(names.dump),
              dumped: dumpedBy(database),
              server: server.major,
            })
          : restoreCluster(dataDir, aside, staged),
      );
    for (const name of readdirSync(staging))
      if (name === "media" || isSiteName(name)) renameSync(staged(name), path.join(dataDir, name));
    if (hasCluster(aside)) moveCluster(aside, dataDir);
    return unpacked;
  } catch (error) {
    throw error instanceof Error && "syscall" in error
      ? new Failure(`The backup was not restored: ${error.message}`)
      : error;
  } finally {
    removeAside(aside);
  }
}

/** Removes a folder with its cluster, or a file. */
function removeAside(name: string): void {
  removePostgres(name);
  rmSync(name, { recursive: true, force: true });
}

const target = v.object({ major: v.number(), used: v.boolean() });
/** The database of an installation: its major version, and whether it has tables. */
type Target = v.InferOutput<typeof target>;

/** Throws a `Failure` unless the data folder is empty and the database answers. */
async function requireEmpty({ DATA_DIR: dataDir, DATABASE_URL }: Settings): Promise<Target> {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const found = names.find((name) => !allowed.test(name) && !isLeftover(name));
  if (found)
    throw new Failure(
      names.some((name) => name.startsWith(restoring))
        ? `${dataDir} has what an interrupted restore has left (${found}): empty it but for secrets.json`
        : `${dataDir} is not empty (${found}): a backup is restored into an empty DATA_DIR only`,
    );
  if (DATABASE_URL === undefined) {
    if (hasCluster(dataDir)) throw new Failure(`${dataDir} has a database already: it would be lost`);
    return { major: embeddedMajor, used: false };
  }
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<object>(`
      SELECT current_setting('server_version_num')::int / 10000 AS major,
        EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public') AS used`);
    return v.parse(target, rows[0]);
  } catch (error) {
    throw new Failure(`The database of DATABASE_URL does not answer: ${String(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws unless a database of an archive can be restored here. A backup without one leaves that of `DATABASE_URL` alone. */
async function requireMethod(
  database: DatabaseFacts,
  { major, used }: Target,
  { DATABASE_URL }: Settings,
): Promise<void> {
  const { method, server: copied } = database;
  if (method === "provider" && DATABASE_URL === undefined)
    throw new Failure(
      "The database is not in this backup: name that of its provider in DATABASE_URL, as it is or restored there",
    );
  if (method === "pg_dump" && used)
    throw new Failure(
      "The database of DATABASE_URL is not empty: name an empty one. If an interrupted restore has filled it, drop it and create it again",
    );
  if (method === "pg_dump") await requireRestore(dumpedBy(database), major);
  if (method !== "base-backup") return;
  if (DATABASE_URL !== undefined)
    throw new Failure("The backup has the files of the embedded database: restore it without DATABASE_URL");
  if (parseInt(copied) !== embeddedMajor)
    throw new Failure(
      `The backup has the files of PostgreSQL ${copied}; this version of Miqyas has ${embeddedMajor}`,
    );
}

async function openSecrets(file: string, passphrase: string | undefined): Promise<string | undefined> {
  const has = existsSync(file);
  if (passphrase === undefined) {
    if (has) console.log("  The secrets of the backup are left out: --secrets restores them.");
    return undefined;
  }
  if (!has) throw new Failure("The backup has no secrets");
  return decryptSecrets(await readFile(file), passphrase);
}

async function restoreCluster(
  dataDir: string,
  aside: string,
  staged: (name: string) => string,
): Promise<void> {
  const password = readSecrets(dataDir).DATABASE_PASSWORD;
  await installCluster({ dataDir: aside, password }, (folder) =>
    unpackBaseBackup(staged(names.cluster), staged(names.clusterFiles), folder),
  );
}

/** Fills the database of `DATABASE_URL` from a dump, or an embedded one that is made aside. */
async function restoreDump(
  settings: Settings,
  aside: string,
  { file, dumped, server }: { file: string; dumped: number; server: number },
): Promise<void> {
  const program = await requireRestore(dumped, server);
  const load = (url: string) => loadDump(program, url, file);
  if (settings.DATABASE_URL !== undefined) return withDatabase(settings, load);
  const password = readSecrets(settings.DATA_DIR).DATABASE_PASSWORD;
  await withEmbeddedDatabase({ dataDir: aside, port: await findFreePort(), password }, load);
}
