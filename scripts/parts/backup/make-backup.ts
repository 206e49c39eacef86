import { existsSync, rmSync } from "node:fs";
import { mkdir, readFile, readdir, rename, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { Failure } from "../failure.ts";
import { withDatabase } from "../installation-database.ts";
import { withCleanUp } from "../interruption.ts";
import { withClient } from "../postgres-connection.ts";
import { step } from "../progress.ts";
import { urlOf } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { listSiteFolders, realPath } from "../site-folders.ts";
import { listQueues } from "../site-queues.ts";
import type { SiteQueue } from "../site-queues.ts";
import { sha256, writeArchive } from "./archive.ts";
import { takeBaseBackup } from "./base-backup.ts";
import { countRows, describeServer } from "./database-facts.ts";
import { dump, findProgram, limitOf } from "./dump.ts";
import { findLostMedia, listNamedMedia } from "./lost-media.ts";
import { makeManifest, names } from "./manifest.ts";
import type { DatabaseFacts, Manifest } from "./manifest.ts";
import { readSamplePages } from "./sample-pages.ts";
import { encryptSecrets, readSecretsInEffect } from "./secrets.ts";

export interface BackupOptions {
  settings: Settings;
  /** The archive to make. It must not exist. */
  file: string;
  /** Folder of the media of all backups, each once under its checksum. Without it the archive has them. */
  mediaFolder: string | undefined;
  /** Adds the secrets, encrypted. */
  passphrase: string | undefined;
  /** Leaves the database of `DATABASE_URL` to the backup of its provider. */
  withoutDatabase?: boolean;
}

/**
 * Makes a backup while the product runs or is stopped. The order is the proof: first the submission queues, then the
 * database, then the media. A message that leaves the queue afterwards is in the database by then (R1). SIGINT or SIGTERM
 * ends it without remains.
 * @returns the manifest, and the files of the media that the database names and the folder lacks
 */
export async function makeBackup({
  settings,
  file,
  mediaFolder,
  passphrase,
  withoutDatabase = false,
}: BackupOptions): Promise<Manifest & { lost: string[] }> {
  if (existsSync(file)) throw new Failure(`${file} exists already`);
  if (mediaFolder !== undefined && isWithin(settings.DATA_DIR, mediaFolder))
    throw new Failure(`${mediaFolder} is in DATA_DIR: keep the media of backups elsewhere`);
  const secrets = passphrase && (await encryptSecrets(readSecretsInEffect(settings.DATA_DIR), passphrase));
  const begun = new Date().toISOString();
  const sites = listSiteFolders(settings);
  const queues = listQueues(settings);
  const media = path.join(settings.DATA_DIR, "media");
  const partial = `${file}.partial`;
  const staging = `${file}.partial-parts`;
  const removeParts = () => {
    for (const name of [partial, staging]) rmSync(name, { recursive: true, force: true });
  };
  const staged = (name: string) => path.join(staging, name.replaceAll("/", "-"));

  async function write(): Promise<Manifest & { lost: string[] }> {
    removeParts();
    await mkdir(staging, { mode: 0o700 });
    const queue = await step("Copying the submission queue", () =>
      Promise.resolve(copyQueues(queues, staged)),
    );
    const { database, named } = await step("Copying the database", () =>
      copyDatabase(settings, staged, withoutDatabase),
    );
    const copied = new Date().toISOString();
    const pages = await step("Reading some pages of the site", () =>
      readSamplePages(urlOf("SITE", settings)),
    );
    const manifest = makeManifest(
      {
        ...{ begun, copied, database, queue, pages },
        media: mediaFolder === undefined ? "inside" : "beside",
      },
      sites.map(({ name }) => name),
    );
    await step("Writing the archive", () =>
      writeArchive(file, manifest, async (archive) => {
        const copies = queues.map(({ name }) => queueIn(name));
        for (const name of [...copies, names.cluster, names.clusterFiles, names.dump])
          if (existsSync(staged(name))) await archive.addFile(name, staged(name));
        for (const { name, folder } of sites) {
          const usage = await readIfThere(path.join(folder, names.usage));
          if (usage) await archive.add(`${name}/${names.usage}`, usage);
        }
        for (const name of await listFiles(media)) {
          const content = await readIfThere(path.join(media, name));
          // Staff may delete a picture meanwhile.
          if (!content) continue;
          if (mediaFolder === undefined) await archive.add(names.media + name, content);
          else archive.mention(names.media + name, await keepMedia(mediaFolder, content));
        }
        if (secrets) await archive.add(names.secrets, secrets);
      }),
    );
    return { ...manifest, lost: await findLostMedia(settings, named) };
  }

  try {
    return await withCleanUp(removeParts, write);
  } catch (error) {
    // Such as a full disk, or a folder that may not be written.
    throw error instanceof Error && "syscall" in error
      ? new Failure(`No backup was made: ${error.message}`)
      : error;
  }
}

/** Whether a path is this folder or leads into it, also by symbolic links. */
function isWithin(folder: string, file: string): boolean {
  return path.relative(realPath(folder), realPath(file)).split(path.sep)[0] !== "..";
}

const stateRows = v.array(v.object({ state: v.string(), count: v.number() }));

/** Name of a site's queue in the archive. */
const queueIn = (site: string) => `${site}/${names.queue}`;

/** Copies the queue of each site. Returns the messages of all by state. */
function copyQueues(queues: readonly SiteQueue[], staged: (name: string) => string): Manifest["queue"] {
  const total: Record<string, number> = {};
  for (const { name, file } of queues)
    for (const { state, count } of copyQueue(file, staged(queueIn(name))))
      total[state] = (total[state] ?? 0) + count;
  return queues.length > 0 ? total : null;
}

/** Copies a queue as one consistent file; its site may write meanwhile. Returns its messages by state. */
function copyQueue(file: string, copy: string): v.InferOutput<typeof stateRows> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare("VACUUM INTO ?").run(copy);
  } catch (error) {
    throw new Failure(`The submission queue ${file} cannot be copied: ${String(error)}`);
  } finally {
    source.close();
  }
  const copied = new DatabaseSync(copy, { readOnly: true });
  try {
    const rows = copied.prepare("SELECT state, count(*) AS count FROM submissions GROUP BY state").all();
    return v.parse(stateRows, rows);
  } finally {
    copied.close();
  }
}

/**
 * Copies the database: the embedded one by its own base backup, another by `pg_dump`. An archive lacks it on demand alone:
 * one night without `pg_dump` would look like all others, and push out a backup that has it.
 * @returns facts about the copy, and the files of the media that it names
 */
async function copyDatabase(
  settings: Settings,
  staged: (name: string) => string,
  withoutDatabase: boolean,
): Promise<{ database: DatabaseFacts; named: string[] }> {
  if (withoutDatabase && settings.DATABASE_URL === undefined)
    throw new Failure("The embedded database has no other backup: leave --without-database out");
  return withDatabase(settings, (url) =>
    withClient(url, async (client) => {
      const { server, major, migration } = await describeServer(client);
      const before = await countRows(client);
      let method: DatabaseFacts["method"] = "base-backup";
      let dumper: number | undefined;
      if (settings.DATABASE_URL === undefined)
        await takeBaseBackup(url, staged(names.cluster), staged(names.clusterFiles));
      else if (withoutDatabase) method = "provider";
      else {
        const program = await findProgram("pg_dump", major);
        if (!program)
          throw new Failure(
            `No pg_dump for PostgreSQL ${major} or newer was found: install it. Where the provider backs the database up, --without-database makes a backup of all else.`,
          );
        const limit = limitOf(program, major);
        if (limit) console.log(`  ${limit}`);
        method = "pg_dump";
        dumper = program.major;
        await dump(program.file, url, staged(names.dump));
      }
      const after = await countRows(client);
      const rows = Object.entries(before).map(([table, count]): [string, [number, number]] => {
        const later = after[table] ?? count;
        return [table, [Math.min(count, later), Math.max(count, later)]];
      });
      const named = "media" in before ? await listNamedMedia(client) : [];
      return { database: { method, server, dumper, migration, rows: Object.fromEntries(rows) }, named };
    }),
  );
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: unknown) => {
    if (v.is(v.object({ code: v.literal("ENOENT") }), error)) return undefined;
    throw error;
  });
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Puts a file into the folder of media unless it is there, and marks it as used now. Returns its checksum. */
async function keepMedia(folder: string, content: Buffer): Promise<string> {
  const sum = sha256(content);
  const file = path.join(folder, sum);
  const kept = await stat(file).catch(() => undefined);
  if (kept?.size !== content.length) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.partial`, content, { mode: 0o600, flush: true });
    await rename(`${file}.partial`, file);
  }
  const now = new Date();
  await utimes(file, now, now);
  return sum;
}
