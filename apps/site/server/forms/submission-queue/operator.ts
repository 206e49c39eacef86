import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { formKinds, locales, storedEmail } from "@miqyas/contract";
import { referenceOf } from "@miqyas/contract/reference";
import * as v from "valibot";
import type { Connection } from "./database/connection.ts";
import { createScrubber } from "./database/scrubber.ts";
import { fingerprintOf, mailboxOf } from "./fingerprint.ts";

const parsedBody = v.pipe(v.string(), v.parseJson(), v.looseObject({ email: v.string() }));

const listedRow = v.object({
  id: v.number(),
  kind: v.string(),
  key: v.string(),
  state: v.string(),
  locale: v.string(),
  quarantine: v.nullable(v.string()),
  received_at: v.number(),
  attempts: v.number(),
  failure: v.nullable(v.string()),
  body: v.fallback(parsedBody, { email: "(unreadable)" }),
});

/** A message with what an operator sees of it. */
export interface ListedMessage extends Omit<v.InferOutput<typeof listedRow>, "received_at"> {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
}

/** Stored states of rows with a text; `migrations.ts` says what each means. */
export type ListedState = "waiting" | "delivered" | "parked";

/** The messages in a state, oldest first. */
export function listMessages({ read }: Connection, state: ListedState): ListedMessage[] {
  const rows = read((db) => {
    const select = db.prepare(
      `SELECT id, kind, key, state, locale, quarantine, received_at, attempts, failure, body
       FROM submissions WHERE state = ? ORDER BY id`,
    );
    return v.parse(v.array(listedRow), select.all(state));
  });
  return rows.map(({ received_at: time, ...row }) => ({
    ...row,
    reference: referenceOf(row.key),
    receivedAt: new Date(time).toISOString(),
  }));
}

/** An address that only its owner recognises: `m…@s….example` (S4). */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const [host = "", ...rest] = domain.split(".");
  return `${local.slice(0, 1)}…@${host.slice(0, 1)}…${rest.length > 0 ? `.${rest.join(".")}` : ""}`;
}

/** Puts one dead letter, or all, back into the queue; resolves with their number. */
export function retryDeadLetters({ write }: Connection, id: number | "all", now: number): Promise<number> {
  return write((db) =>
    Number(
      db
        .prepare(
          `UPDATE submissions SET state = 'waiting', attempts = 0, due_at = :now
           WHERE state = 'parked' AND (:id IS NULL OR id = :id)`,
        )
        .run({ now, id: id === "all" ? null : id }).changes,
    ),
  );
}

const integer = v.pipe(v.number(), v.integer());

const keptRow = v.object({
  kind: v.picklist(formKinds),
  key: v.string(),
  locale: v.picklist(locales),
  quarantine: v.nullable(v.string()),
  body: v.string(),
  answer: v.string(),
  state: v.picklist(["waiting", "delivered", "parked"]),
  /** Missing in a file of an earlier version. */
  written_at: v.optional(v.nullable(integer), null),
  received_at: integer,
  attempts: integer,
  failure: v.nullable(v.string()),
  /** Of the body. */
  email: v.string(),
});

/** How many messages were taken over, and how many rows have a text but cannot be read. */
export interface Recovery {
  recovered: number;
  unreadable: number;
}

/**
 * Takes over every message with a text of another queue file, which stays as it is, unless this queue has its key. What the
 * backend did not confirm is sent again: it stores a message once, by its key. Throws the error of SQLite when the file
 * cannot be read.
 */
export async function recoverMessages({ write }: Connection, file: string, now: number): Promise<Recovery> {
  const kept = readKept(file);
  const rows = kept.flatMap((row) => {
    const parsed = v.safeParse(keptRow, row);
    return parsed.success ? [parsed.output] : [];
  });
  return write((db) => {
    const insert = db.prepare(
      `INSERT INTO submissions (kind, key, fingerprint, mailbox, locale, quarantine, body, answer, state, written_at, received_at, due_at, attempts, failure)
       VALUES (:kind, :key, :fingerprint, :mailbox, :locale, :quarantine, :body, :answer, :state, :written_at, :received_at, :now, :attempts, :failure)
       ON CONFLICT (key) DO NOTHING`,
    );
    let recovered = 0;
    for (const { email, ...row } of rows) {
      const { changes } = insert.run({
        ...row,
        state: row.state === "parked" ? "parked" : "waiting",
        fingerprint: fingerprintOf(db, row),
        mailbox: mailboxOf(db, email),
        now,
      });
      recovered += Number(changes);
    }
    return { recovered, unreadable: kept.length - rows.length };
  });
}

/** The rows with a text in a queue file. SQLite writes beside a file that it opens, so it opens a copy. */
function readKept(file: string): unknown[] {
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-queue-"));
  try {
    const copy = path.join(folder, "inbox.db");
    for (const suffix of ["", "-wal"])
      if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
    const db = new DatabaseSync(copy);
    try {
      return db
        .prepare(
          `SELECT *, CASE WHEN json_valid(body) THEN body ->> '$.email' END AS email
           FROM submissions WHERE body IS NOT NULL ORDER BY id`,
        )
        .all();
    } finally {
      db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many rows were removed, and whether the file no longer has their text anywhere. */
export interface Erasure {
  removed: number;
  isRewritten: boolean;
}

/**
 * Removes every row of an address in any state, acknowledged ones included (R23). A row without a readable text is found
 * by its fingerprint. The file is rewritten without them, unless a running site uses it at that moment. The backend's rows
 * stay.
 */
export async function eraseEmail(connection: Connection, address: string): Promise<Erasure> {
  const email = storedEmail(address).toLowerCase();
  const removed = await connection.write((db) =>
    Number(
      db
        .prepare(
          `DELETE FROM submissions
           WHERE coalesce(CASE WHEN json_valid(body) THEN lower(body ->> '$.email') = :email END, mailbox = :mailbox)`,
        )
        .run({ mailbox: mailboxOf(db, email), email }).changes,
    ),
  );
  const scrubber = createScrubber(connection);
  const isRewritten = await scrubber.runNow();
  scrubber.stop();
  return { removed, isRewritten };
}
