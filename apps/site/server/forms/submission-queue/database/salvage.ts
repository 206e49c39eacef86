import {
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
  closeSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import * as v from "valibot";
import { fingerprintOf, mailboxOf } from "../fingerprint.ts";
import { suffixes } from "./damaged-file.ts";
import { sqliteCode, sqliteCodes } from "./sqlite-code.ts";
import { transact } from "./transaction.ts";

const pageSize = 4096;

/** Highest id that is tried, because a damaged page may name any number as the file's highest. */
const mostIds = 10_000_000;

/** The misses in a row that end the search when the file's highest id cannot be read. */
const mostMisses = 20_000;

const columnRow = v.object({ name: v.string() });
const lastRow = v.object({ last: v.number() });
const keyRow = v.object({ pepper: v.instance(Uint8Array) });

/** The result of `work`; `undefined` when SQLite cannot read the needed pages. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Copies every readable row of a damaged file into a new one. It copies row by row, because a damaged page destroys only
 * its own rows (F10). The damaged file stays as it is. Throws when it cannot be copied, or the new one not be written.
 */
export function salvage(damaged: string, file: string, into: DatabaseSync): void {
  into.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const copy = `${damaged}.copy`;
  try {
    // SQLite needs the first page. A new file has the same one: same schema, same order of tables.
    if (readCopy(damaged, copy, into) === 0) readCopy(damaged, copy, into, file);
  } finally {
    for (const suffix of suffixes) rmSync(copy + suffix, { force: true });
  }
}

function readCopy(damaged: string, copy: string, into: DatabaseSync, headFrom?: string): number {
  for (const suffix of suffixes) {
    rmSync(copy + suffix, { force: true });
    if (existsSync(damaged + suffix)) copyFileSync(damaged + suffix, copy + suffix);
  }
  if (headFrom !== undefined) graftHead(copy, headFrom);
  const from = attempt(() => new DatabaseSync(copy));
  if (!from) return 0;
  try {
    return copyRows(from, into);
  } finally {
    attempt(() => from.close());
  }
}

/** Writes the first page of a sound file with the same schema into a damaged one, with the damaged file's size. */
function graftHead(copy: string, headFrom: string): void {
  const head = Buffer.alloc(pageSize);
  const [sound, target] = [openSync(headFrom, "r"), openSync(copy, "r+")];
  try {
    readSync(sound, head, 0, pageSize, 0);
    head.writeUInt32BE(Math.floor(statSync(copy).size / pageSize), 28);
    // An empty list of free pages: those of the damaged file are unknown.
    head.writeUInt32BE(0, 32);
    head.writeUInt32BE(0, 36);
    writeSync(target, head, 0, pageSize, 0);
  } finally {
    closeSync(sound);
    closeSync(target);
  }
}

/** Whether a row is sound enough for the new file. Throws when the disk is full. */
function isInserted(insert: StatementSync, row: Record<string, SQLInputValue>): boolean {
  try {
    insert.run(row);
    return true;
  } catch (error) {
    if (sqliteCode(error) === sqliteCodes.full) throw error;
    return false;
  }
}

const messageRow = v.object({ kind: v.string(), body: v.string() });
const sender = v.pipe(v.string(), v.parseJson(), v.object({ email: v.string() }));

/** A row with the fingerprints of the new file's key. A row without its text keeps those that it has. */
function withFingerprints(
  into: DatabaseSync,
  row: Record<string, SQLOutputValue>,
): Record<string, SQLInputValue> {
  const [message, body] = [v.safeParse(messageRow, row), v.safeParse(sender, row.body)];
  if (!message.success || !body.success) return row;
  return {
    ...row,
    fingerprint: fingerprintOf(into, message.output),
    mailbox: mailboxOf(into, body.output.email),
  };
}

function copyRows(from: DatabaseSync, into: DatabaseSync): number {
  const key = attempt(() => v.parse(keyRow, from.prepare("SELECT pepper FROM secret").get()).pepper);
  const columns = v
    .parse(v.array(columnRow), into.prepare("SELECT name FROM pragma_table_info('submissions')").all())
    .map(({ name }) => name)
    .filter((name) => attempt(() => from.prepare(`SELECT ${name} FROM submissions LIMIT 0`)) !== undefined);
  const select = attempt(() =>
    from.prepare(`SELECT ${columns.join(", ")} FROM submissions NOT INDEXED WHERE id = ?`),
  );
  if (!select) return 0;
  const readLast = (statement: string) => attempt(() => v.parse(lastRow, from.prepare(statement).get()).last);
  const last =
    readLast("SELECT seq AS last FROM sqlite_sequence WHERE name = 'submissions'") ??
    readLast("SELECT max(id) AS last FROM submissions NOT INDEXED");
  const insert = into.prepare(
    `INSERT INTO submissions (${columns.join(", ")}) VALUES (${columns.map((name) => `:${name}`).join(", ")})`,
  );
  return transact(into, () => {
    if (key) into.prepare("UPDATE secret SET pepper = ?").run(key);
    let saved = 0;
    // The rows of earlier years were removed, so misses end the search only where its end is unknown.
    const end = Math.min(last ?? mostIds, mostIds);
    for (let id = 1, misses = 0; id <= end && (last !== undefined || misses < mostMisses); id++, misses++) {
      const row = attempt(() => select.get(id));
      if (!row || !isInserted(insert, key ? row : withFingerprints(into, row))) continue;
      saved++;
      misses = 0;
    }
    return saved;
  });
}
