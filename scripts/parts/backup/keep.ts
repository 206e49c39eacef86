import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { listBackups } from "../../../apps/cms/server/newest-backup.ts";
import { removePostgres } from "../postgres.ts";

const day = 24 * 60 * 60_000;

/** Name of a backup in a folder of backups. */
export const nameOf = (time: Date) => `miqyas-${time.toISOString().replace(/[-:]|\.\d+/g, "")}.tar`;

/** Name of a file in the folder of media: its checksum. */
const mediaName = /^[0-9a-f]{64}(?:\.partial)?$/;

/** Removes all but the newest backups of a folder, and the files of the media folder that none of those uses. */
export function removeOlder(folder: string, keep: number, mediaFolder: string | undefined): void {
  const archives = listBackups(folder);
  for (const name of archives.slice(0, -keep)) rmSync(path.join(folder, name));
  const oldest = archives.slice(-keep)[0];
  if (!mediaFolder || !oldest) return;
  // A backup marks each file that it uses. Two days cover the time it takes, and a clock that was set back.
  const unused = statSync(path.join(folder, oldest)).mtimeMs - 2 * day;
  for (const entry of readdirSync(mediaFolder, { withFileTypes: true })) {
    if (!entry.isFile() || !mediaName.test(entry.name)) continue;
    const file = path.join(mediaFolder, entry.name);
    if (statSync(file).mtimeMs < unused) rmSync(file);
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
