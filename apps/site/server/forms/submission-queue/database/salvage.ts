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
import type { SQLInputValue } from "node:sqlite";
import * as v from "valibot";
import { transact } from "./transaction.ts";

const pageSize = 4096;
const suffixes = ["", "-wal", "-shm"];

/** Ids that are looked for in a file whose highest one cannot be read, and after how many misses in turn no longer. */
const mostIds = 1_000_000;
const mostMisses = 20_000;

const columnRow = v.object({ name: v.string() });
const sequenceRow = v.object({ seq: v.number() });
const pepperRow = v.object({ pepper: v.instance(Uint8Array) });
type Row = Record<string, SQLInputValue>;

/** What a work gives; undefined when SQLite cannot read what it needs. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Copies every row that can be read from a damaged file into a new one, row by row, for a damaged page takes only its
 * own rows with it (F10). The damaged file itself is not touched.
 * @returns how many rows were saved
 */
export function salvage(damaged: string, file: string, into: DatabaseSync): number {
  into.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const copy = `${damaged}.copy`;
  try {
    const saved = readCopy(damaged, copy, into);
    // Without its first page SQLite reads nothing; that of a new file says the same: one schema, one order.
    return saved > 0 ? saved : readCopy(damaged, copy, into, file);
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

/** Gives a file the first page of a sound one with the same schema, and its own size. */
function graftHead(copy: string, headFrom: string): void {
  const head = Buffer.alloc(pageSize);
  const [sound, target] = [openSync(headFrom, "r"), openSync(copy, "r+")];
  try {
    readSync(sound, head, 0, pageSize, 0);
    head.writeUInt32BE(Math.floor(statSync(copy).size / pageSize), 28);
    // No list of free pages: those of the damaged file are not known.
    head.writeUInt32BE(0, 32);
    head.writeUInt32BE(0, 36);
    writeSync(target, head, 0, pageSize, 0);
  } finally {
    closeSync(sound);
    closeSync(target);
  }
}

function copyRows(from: DatabaseSync, into: DatabaseSync): number {
  const pepper = attempt(() => v.parse(pepperRow, from.prepare("SELECT pepper FROM secret").get()).pepper);
  const columns = v
    .parse(v.array(columnRow), into.prepare("SELECT name FROM pragma_table_info('submissions')").all())
    .map(({ name }) => name)
    .filter((name) => attempt(() => from.prepare(`SELECT ${name} FROM submissions LIMIT 0`)) !== undefined);
  const select = attempt(() =>
    from.prepare(`SELECT ${columns.join(", ")} FROM submissions NOT INDEXED WHERE id = ?`),
  );
  if (!select) return 0;
  const last = attempt(
    () =>
      v.parse(sequenceRow, from.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'submissions'").get())
        .seq,
  );
  const insert = into.prepare(
    `INSERT INTO submissions (${columns.join(", ")}) VALUES (${columns.map((name) => `:${name}`).join(", ")})`,
  );
  return transact(into, () => {
    if (pepper) into.prepare("UPDATE secret SET pepper = ?").run(pepper);
    let saved = 0;
    for (let id = 1, misses = 0; id <= (last ?? mostIds) && misses < mostMisses; id++, misses++) {
      const row = attempt(() => select.get(id)) as Row | undefined;
      if (!row || attempt(() => insert.run(row)) === undefined) continue;
      saved++;
      misses = 0;
    }
    return saved;
  });
}
