import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { backupName } from "./backup-name.ts";

/** The backups of a folder, the oldest first. A folder that is missing has none. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => backupName.test(name))
        .toSorted()
    : [];

/** How far the clock of a file server may be ahead, ms. */
const clockDifference = 60_000;

/**
 * The newest backup of a folder, and the time since it was written, ms. One that a wrong clock dated in the future does not
 * count: it would stay the newest for years.
 */
export const newestBackup = (folder: string, now = Date.now()): { name: string; age: number } | undefined =>
  listBackups(folder)
    .map((name) => ({ name, age: now - statSync(path.join(folder, name)).mtimeMs }))
    .filter(({ age }) => age > -clockDifference)
    .toSorted((a, b) => a.age - b.age)[0];

/** The age of the newest backup, ms: endless without one, also in a folder that cannot be read, so that the alert fires. */
export function ageOfNewestBackup(folder: string): number {
  try {
    return newestBackup(folder)?.age ?? Infinity;
  } catch {
    return Infinity;
  }
}
