import { execFile } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { timeOf } from "../../../apps/cms/server/backup-name.ts";
import { listBackups } from "../../../apps/cms/server/newest-backup.ts";
import { Failure, reasonOf } from "../failure.ts";
import { removePostgres } from "../postgres.ts";
import { parseSums } from "./archive.ts";
import { names } from "./manifest.ts";

const run = promisify(execFile);

const day = 24 * 60 * 60_000;

/** Name of a file in the folder of media: its checksum. */
const mediaName = /^[0-9a-f]{64}(?:\.partial)?$/;

/**
 * Removes all but the newest backups of a folder, and the files of the media folder that none of those uses. A backup with
 * one of the `lost` media stays too: an earlier one may be the last that has it. The backup
 * `made` stays whatever the clock said when the others were made, and those that it dated later go first: they would take
 * the places of all others. Throws a `Failure` when a backup that stays cannot be read.
 */
export async function removeOlder(
  made: string,
  keep: number,
  mediaFolder: string | undefined,
  lost: readonly string[] = [],
): Promise<void> {
  const folder = path.dirname(made);
  const newest = path.basename(made);
  const isLater = (name: string) => timeOf(name) > timeOf(newest);
  const all = listBackups(folder).filter((name) => name !== newest);
  const others = [...all.filter(isLater), ...all.filter((name) => !isLater(name))];
  for (const name of others.slice(0, Math.max(0, others.length + 1 - keep))) {
    const archive = path.join(folder, name);
    const sums = lost.length > 0 ? await readSums(archive) : null;
    if (!sums || !lost.some((file) => sums.has(names.media + file))) rmSync(archive);
  }
  if (mediaFolder === undefined) return;
  const kept = listBackups(folder);
  const used = new Set<string>();
  for (const name of kept)
    for (const sum of (await readSums(path.join(folder, name))).values()) used.add(sum);
  // A backup marks each file that it uses. Two days cover the time it takes, and a clock that was set back.
  const unmarked = Math.min(...kept.map(timeOf)) - 2 * day;
  for (const entry of readdirSync(mediaFolder, { withFileTypes: true })) {
    if (!entry.isFile() || !mediaName.test(entry.name) || used.has(entry.name)) continue;
    const file = path.join(mediaFolder, entry.name);
    if (statSync(file).mtimeMs < unmarked) rmSync(file);
  }
}

/** The checksums in an archive, whose other files are passed over. */
async function readSums(archive: string): Promise<ReadonlyMap<string, string>> {
  try {
    const args = ["--extract", "--to-stdout", "--file", archive, names.sums];
    const { stdout } = await run("tar", args, { maxBuffer: Infinity });
    return parseSums(stdout);
  } catch (error) {
    throw new Failure(`No media were removed, because ${archive} cannot be read: ${reasonOf(error)}`);
  }
}

/** Removes what commands that were killed have left in a folder more than a day ago, with its cluster. */
export function removeLeftovers(folder: string, name: RegExp): void {
  for (const found of readdirSync(folder).filter((entry) => name.test(entry))) {
    const leftover = path.join(folder, found);
    if (Date.now() - statSync(leftover).mtimeMs < day) continue;
    removePostgres(leftover);
    rmSync(leftover, { recursive: true, force: true });
  }
}
