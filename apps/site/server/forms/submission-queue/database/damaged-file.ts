import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** SQLite's endings of a database's files. */
export const suffixes = ["", "-wal", "-shm"] as const;

/** The file that takes the place of a damaged one. */
export const replacementOf = (file: string): string => `${file}.new`;

/**
 * Puts the finished replacement into the place of a damaged file, which is renamed with its log. May be called again
 * when the process was killed meanwhile: the new name of the damaged file is the same.
 * @returns the new name
 */
export function switchToReplacement(file: string): string {
  const replacement = replacementOf(file);
  const time = statSync(replacement).mtime.toISOString().replaceAll(":", "-");
  const aside = `${file}.damaged-${time}`;
  for (const suffix of suffixes) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  renameSync(replacement, file);
  return aside;
}

/** The damaged files that were set aside, with their logs and the time at which that was (Unix time in ms). */
export function listDamagedFiles(file: string): { name: string; setAsideAt: number }[] {
  const folder = path.dirname(file);
  const start = `${path.basename(file)}.damaged-`;
  return readdirSync(folder).flatMap((entry) => {
    if (!entry.startsWith(start)) return [];
    const time = entry.slice(start.length).replace(/T(\d\d)-(\d\d)-(\d\d\.\d{3}Z).*/, "T$1:$2:$3");
    return [{ name: path.join(folder, entry), setAsideAt: Date.parse(time) }];
  });
}

/** Deletes the damaged files that were set aside before a Unix time in ms. @returns their names */
export function removeDamagedFiles(file: string, before: number): string[] {
  const old = listDamagedFiles(file).filter(({ setAsideAt }) => setAsideAt < before);
  for (const { name } of old) rmSync(name, { force: true });
  return old.map(({ name }) => name);
}
