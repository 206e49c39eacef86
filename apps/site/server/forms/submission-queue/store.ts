import { randomUUID } from "node:crypto";
import { statfsSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { formKinds, locales } from "@miqyas/contract";
import type { FormKind, Locale } from "@miqyas/contract";
import { referenceOf } from "@miqyas/contract/reference";
import * as v from "valibot";
import { createConnection, QueueUnavailable } from "./database/connection.ts";
import type { ConnectionOptions } from "./database/connection.ts";
import { readPragma } from "./database/open-database.ts";
import type { FormBody } from "../form-kinds.ts";
import { fingerprintOf, mailboxOf } from "./fingerprint.ts";

/** How much the queue stores before it refuses messages (R16). */
export interface StoreBounds {
  /** Messages waiting for the backend. */
  rows: number;
  /** Bytes in use. */
  bytes: number;
  /** Free space that must stay on the disk, bytes. */
  freeBytes: number;
}

const megabyte = 1024 * 1024;
const defaultBounds: StoreBounds = { rows: 200_000, bytes: 256 * megabyte, freeBytes: 200 * megabyte };

/** A message to store. */
export interface Submission {
  kind: FormKind;
  body: FormBody;
  locale: Locale;
  /** The client's `Idempotency-Key`; `null` when it sent none. */
  key: string | null;
  /** How long it waited on the visitor's device, ms. */
  waited?: number;
  /** Identity of the proof of work that came with it; valid for one message. */
  proof: string | null;
  /** Why the spam check suspects a machine. */
  quarantine: string | null;
  /** The whole answer for a reference. The first one is stored and repeated. */
  answer: (reference: string) => string;
}

export type Acceptance =
  | { outcome: "stored" | "replayed"; id: number; reference: string; answer: string; locale: Locale }
  /** The key was used for another text. */
  | { outcome: "conflict" }
  /** The proof was used for another message. */
  | { outcome: "proof-spent" };

const storedRow = v.object({
  id: v.number(),
  kind: v.picklist(formKinds),
  key: v.string(),
  fingerprint: v.instance(Uint8Array),
  answer: v.string(),
  locale: v.picklist(locales),
});
const storedColumns = "id, kind, key, fingerprint, answer, locale";
const countRow = v.object({ count: v.number() });
const timeRows = v.array(v.object({ at: v.number() }));

/** How long the same text without a key counts as the same message, ms. */
const sameTextPeriod = 10 * 60_000;

export interface StoreOptions extends Omit<ConnectionOptions, "pages"> {
  file: string;
  bounds?: Partial<StoreBounds>;
  /** Pages of 4 kB that SQLite may use: a little more than `bounds.bytes`, for its own structures. */
  pages?: number;
  now?: () => number;
}

/** Stores visitors' messages until the backend has them (CON-11, F9…F11). */
export function createStore({ file, now = Date.now, ...options }: StoreOptions) {
  const bounds = { ...defaultBounds, ...options.bounds };
  const pages = options.pages ?? Math.ceil((bounds.bytes + 16 * megabyte) / 4096);
  const connection = createConnection(file, { ...options, pages });

  function findEarlier(
    db: DatabaseSync,
    { kind, key }: Submission,
    fingerprint: Uint8Array,
  ): Acceptance | null {
    const found = key
      ? db.prepare(`SELECT ${storedColumns} FROM submissions WHERE key = ?`).get(key)
      : db
          .prepare(
            `SELECT ${storedColumns} FROM submissions WHERE fingerprint = ? AND received_at > ? AND received_at <= ? ORDER BY id LIMIT 1`,
          )
          .get(fingerprint, now() - sameTextPeriod, now());
    if (!found) return null;
    const row = v.parse(storedRow, found);
    if (row.kind !== kind || Buffer.compare(row.fingerprint, fingerprint) !== 0)
      return { outcome: "conflict" };
    const { id, answer, locale } = row;
    return { outcome: "replayed", id, reference: referenceOf(row.key), answer, locale };
  }

  const fingerprintFor = (db: DatabaseSync, { kind, body }: Submission) =>
    fingerprintOf(db, { kind, body: JSON.stringify(body) });

  const countWaiting = (db: DatabaseSync) =>
    v.parse(countRow, db.prepare("SELECT count(*) AS count FROM submissions WHERE state = 'waiting'").get())
      .count;

  /** Whether enough of the disk is free. */
  function hasSpace(): boolean {
    try {
      const { bavail, bsize } = statfsSync(path.dirname(file));
      return bavail * bsize >= bounds.freeBytes;
    } catch {
      return true; // The folder is created with the file. Any other fault shows when the file is opened.
    }
  }

  function requireRoom(db: DatabaseSync): void {
    if (!hasSpace()) throw new QueueUnavailable("the disk is nearly full");
    const used = (readPragma(db, "page_count") - readPragma(db, "freelist_count")) * 4096;
    if (used > bounds.bytes || countWaiting(db) >= bounds.rows)
      throw new QueueUnavailable("the queue is full");
  }

  function insert(db: DatabaseSync, submission: Submission, fingerprint: Uint8Array): Acceptance {
    const { kind, body, locale, proof, quarantine, waited = 0 } = submission;
    const key = submission.key ?? randomUUID();
    const reference = referenceOf(key);
    const answer = submission.answer(reference);
    const time = now();
    const { lastInsertRowid } = db
      .prepare(
        `INSERT INTO submissions (kind, key, fingerprint, mailbox, proof, locale, quarantine, body, answer, written_at, received_at, due_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[kind, key, fingerprint, mailboxOf(db, body.email), proof, locale, quarantine],
        ...[JSON.stringify(body), answer, time - waited, time, time],
      );
    return { outcome: "stored", id: Number(lastInsertRowid), reference, answer, locale };
  }

  return {
    connection,

    /** The first answer to a repeated request; `null` for a new message. Throws `QueueUnavailable`. */
    findEarlier: (submission: Submission): Promise<Acceptance | null> =>
      connection.whenUnlocked((db) => findEarlier(db, submission, fingerprintFor(db, submission))),

    /** Stores a message. When this resolves with `stored`, it is on the disk. Throws `QueueUnavailable`. */
    accept: (submission: Submission): Promise<Acceptance> =>
      connection.write((db) => {
        const fingerprint = fingerprintFor(db, submission);
        const earlier = findEarlier(db, submission, fingerprint);
        if (earlier) return earlier;
        if (submission.proof && db.prepare("SELECT 1 FROM submissions WHERE proof = ?").get(submission.proof))
          return { outcome: "proof-spent" };
        requireRoom(db);
        return insert(db, submission, fingerprint);
      }),

    /**
     * The times of a mailbox's messages from a Unix time in ms until now, the newest first: a later one comes from a clock
     * that was ahead. Throws `QueueUnavailable`.
     */
    timesFromMailbox: (email: string, since: number): Promise<number[]> =>
      connection.whenUnlocked((db) => {
        const select =
          "SELECT received_at AS at FROM submissions WHERE mailbox = ? AND received_at > ? AND received_at <= ? ORDER BY at DESC";
        const rows = db.prepare(select).all(mailboxOf(db, email), since, now());
        return v.parse(timeRows, rows).map(({ at }) => at);
      }),

    /** Whether a new message could be stored. */
    isAvailable: () => connection.isAvailable() && hasSpace(),

    /** Writes without a change, to find out whether the queue works again. */
    async probe(): Promise<void> {
      await connection.write((db) => db.exec("UPDATE secret SET pepper = pepper"));
    },

    close: () => connection.close(),
  };
}

export type Store = ReturnType<typeof createStore>;
