import { closeSync, mkdirSync, openSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { migrations } from "./migrations.ts";

/** The file that was opened, so that a file moved away or deleted since can be told. */
interface FileIdentity {
  ino: number;
  dev: number;
}

export interface OpenDatabase {
  db: DatabaseSync;
  identity: FileIdentity;
}

export interface DatabaseOptions {
  /** Pages of 4 kB that the file may grow to. */
  pages: number;
  /** Puts a damaged file aside and begins a new one; without it a damaged file throws. */
  onDamage?: (asideAs: string) => void;
}

const number = (name: string) =>
  v.pipe(
    v.looseObject({ [name]: v.number() }),
    v.transform((row) => row[name] ?? 0),
  );

/** Reads a PRAGMA that answers with one number. */
export function readPragma(db: DatabaseSync, name: "user_version" | "page_count" | "freelist_count"): number {
  return v.parse(number(name), db.prepare(`PRAGMA ${name}`).get());
}

/** The result code of SQLite, without its extension; `null` for an error of another origin. */
export function sqliteCode(error: unknown): number | null {
  const parsed = v.safeParse(v.object({ code: v.literal("ERR_SQLITE_ERROR"), errcode: v.number() }), error);
  return parsed.success ? parsed.output.errcode & 0xff : null;
}

/** https://sqlite.org/rescode.html */
export const sqliteCodes = { busy: 5, locked: 6, full: 13, corrupt: 11, notADatabase: 26 } as const;

const isDamage = (error: unknown) =>
  error instanceof DamagedFile ||
  [sqliteCodes.corrupt, sqliteCodes.notADatabase].some((code) => code === sqliteCode(error));

class DamagedFile extends Error {}

/**
 * Opens the inbox's file, makes it where it is missing, readable by its owner alone, and brings its schema up to date.
 * A commit returns only when the row is on the disk: WAL with `synchronous = FULL`. Deleted text is overwritten.
 */
export function openDatabase(file: string, { pages, onDamage }: DatabaseOptions): OpenDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    return openChecked(file, pages);
  } catch (error) {
    if (!onDamage || !isDamage(error)) throw error;
    onDamage(putAside(file));
    return openChecked(file, pages);
  }
}

function openChecked(file: string, pages: number): OpenDatabase {
  closeSync(openSync(file, "a", 0o600));
  const { ino, dev } = statSync(file);
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      PRAGMA journal_size_limit = ${64 * 1024 * 1024};
      PRAGMA max_page_count = ${pages};
    `);
    const { quick_check: health } = v.parse(
      v.object({ quick_check: v.string() }),
      db.prepare("PRAGMA quick_check(1)").get(),
    );
    if (health !== "ok") throw new DamagedFile(health);
    migrate(db);
    return { db, identity: { ino, dev } };
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  if (readPragma(db, "user_version") === migrations.length) return;
  transact(db, () => {
    const taken = readPragma(db, "user_version");
    if (taken > migrations.length) throw new Error("the inbox was written by a newer version of the site");
    for (const step of migrations.slice(taken)) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Runs `work` as one transaction. A COMMIT that fails throws, and nothing of it stays open. */
export function transact<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/** Whether the path still leads to the file that was opened: SQLite would write on into a deleted file. */
export function isStillThere(file: string, { ino, dev }: FileIdentity): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.ino === ino && found.dev === dev;
}

/** Renames a damaged file with its log; nothing of it is deleted. */
function putAside(file: string): string {
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(":", "-")}`;
  for (const suffix of ["", "-wal", "-shm"])
    if (statSync(file + suffix, { throwIfNoEntry: false })) renameSync(file + suffix, aside + suffix);
  return aside;
}
