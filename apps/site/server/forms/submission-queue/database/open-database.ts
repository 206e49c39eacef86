import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { replacementOf, suffixes, switchToReplacement } from "./damaged-file.ts";
import { countCommittedFrames } from "./wal-check.ts";
import { indexes, migrations } from "./migrations.ts";
import { salvage } from "./salvage.ts";
import { sqliteCode, sqliteCodes } from "./sqlite-code.ts";
import { transact } from "./transaction.ts";

/** Identifies the opened file. A file that was moved or deleted since has another identity. */
interface FileIdentity {
  ino: number;
  dev: number;
}

export interface OpenDatabase {
  db: DatabaseSync;
  identity: FileIdentity;
}

type OnDamage = (damagedFile: string, saved: number) => void;

export interface DatabaseOptions {
  /** Pages of 4 kB that the file may grow to. */
  pages: number;
  /**
   * Called with the damaged file, which is set aside, and the number of rows that were copied from it into a new file.
   * Without it a damaged file throws.
   */
  onDamage?: OnDamage;
  /** Called for a file that is missing since the last start, and for unreadable commits in its log. */
  onLoss?: (what: "file" | "log") => void;
}

/** The number in a column of a statement's first row. */
function readNumber(db: DatabaseSync, statement: string, column: string): number {
  return v.parse(v.looseObject({ [column]: v.number() }), db.prepare(statement).get())[column] ?? 0;
}

/** Reads a PRAGMA that answers with one number. */
export function readPragma(db: DatabaseSync, name: "user_version" | "page_count" | "freelist_count"): number {
  return readNumber(db, `PRAGMA ${name}`, name);
}

const isDamage = (error: unknown) =>
  error instanceof DamagedFile ||
  [sqliteCodes.corrupt, sqliteCodes.notADatabase].some((code) => code === sqliteCode(error));

class DamagedFile extends Error {}

/**
 * Opens the queue's file and migrates its schema. A missing file is created, readable by its owner alone. A commit
 * returns when the row is on the disk: WAL with `synchronous = FULL`. Deleted text is overwritten.
 */
export function openDatabase(file: string, { pages, onDamage, onLoss }: DatabaseOptions): OpenDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // The process was killed while it put the replacement of a damaged file into its place.
  if (onDamage && !existsSync(file) && existsSync(replacementOf(file)))
    return openReplacement(file, pages, onDamage);
  const marker = `${file}.begun`;
  if (onLoss && existsSync(marker) && !statSync(file, { throwIfNoEntry: false })?.size) onLoss("file");
  const open = openOrReplace(file, { pages, onDamage, onLoss });
  if (onLoss && !existsSync(marker)) closeSync(openSync(marker, "a", 0o600));
  return open;
}

function openOrReplace(file: string, { pages, onDamage, onLoss }: DatabaseOptions): OpenDatabase {
  const committed = countCommittedFrames(file);
  try {
    const open = openChecked(file, pages);
    if (onLoss && isShort(open.db, committed)) onLoss("log");
    return open;
  } catch (error) {
    if (!onDamage || !isDamage(error)) throw error;
    salvageIntoReplacement(file);
    return openReplacement(file, pages, onDamage);
  }
}

/**
 * Copies what is readable of a damaged file into a new one beside it. The damaged file stays in its place until that is
 * finished: what ends here, by an error or a kill, is begun again at the next opening.
 */
function salvageIntoReplacement(file: string): void {
  const replacement = replacementOf(file);
  removeFiles(replacement);
  try {
    // Its pages are not as full as those of the damaged file: only the disk ends them.
    const { db } = openChecked(replacement, mostPages);
    try {
      salvage(file, replacement, db);
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      db.close();
    }
  } catch (error) {
    removeFiles(replacement);
    throw error;
  }
}

function openReplacement(file: string, pages: number, onDamage: OnDamage): OpenDatabase {
  const aside = switchToReplacement(file);
  const open = openChecked(file, pages);
  onDamage(aside, readNumber(open.db, "SELECT count(*) AS count FROM submissions", "count"));
  return open;
}

function removeFiles(file: string): void {
  for (const suffix of suffixes) rmSync(file + suffix, { force: true });
}

/** The most pages that SQLite allows: https://sqlite.org/pragma.html#pragma_max_page_count */
const mostPages = 4_294_967_294;

/** Whether SQLite read less of the log than was committed to it. */
function isShort(db: DatabaseSync, committed: number | null): boolean {
  const frames = readNumber(db, "PRAGMA wal_checkpoint(PASSIVE)", "log");
  return committed === null || frames < committed;
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
      PRAGMA temp_store = MEMORY;
      PRAGMA journal_size_limit = ${64 * 1024 * 1024};
      PRAGMA max_page_count = ${pages};
    `);
    const { quick_check: health } = v.parse(
      v.object({ quick_check: v.string() }),
      db.prepare("PRAGMA quick_check(1)").get(),
    );
    if (health !== "ok") throw new DamagedFile(health);
    migrate(db);
    db.exec(indexes);
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
    if (taken > migrations.length) throw new Error("the queue was written by a newer version of the site");
    for (const step of migrations.slice(taken)) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Whether the path still leads to the opened file. SQLite would continue to write into a deleted one. */
export function isStillThere(file: string, { ino, dev }: FileIdentity): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.ino === ino && found.dev === dev;
}
