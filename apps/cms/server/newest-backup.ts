import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Name of an archive that `npm run backup` makes. Names in the order of the alphabet are in the order of time. */
const backupName = /^miqyas-\d{8}T\d{6}Z\.tar$/;

/** The backups of a folder, the oldest first. A folder that is missing has none. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => backupName.test(name))
        .toSorted()
    : [];

/** Time since the newest backup of a folder was written, ms; undefined without one. */
export function ageOfNewestBackup(folder: string): number | undefined {
  const newest = listBackups(folder).at(-1);
  return newest === undefined ? undefined : Date.now() - statSync(path.join(folder, newest)).mtimeMs;
}
