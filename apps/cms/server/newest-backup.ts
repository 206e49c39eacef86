import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Name of an archive that `npm run backup` makes. Names in the order of the alphabet are in the order of time. */
const backupName = /^miqyas-\d{8}T\d{6}Z\.tar$/;

/** A backup in a folder. */
export interface FoundBackup {
  file: string;
  /** Since it was written, ms. */
  age: number;
}

/** The backups of a folder, the oldest first. A folder that is missing has none. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => backupName.test(name))
        .toSorted()
    : [];

/** The newest backup of a folder; undefined without one. */
export function findNewestBackup(folder: string, now = Date.now()): FoundBackup | undefined {
  const name = listBackups(folder).at(-1);
  if (name === undefined) return undefined;
  const file = path.join(folder, name);
  return { file, age: now - statSync(file).mtimeMs };
}
