import { referenceOf } from "@miqyas/contract/reference";
import * as v from "valibot";
import type { Connection } from "./database/connection.ts";
import { normalizeEmail } from "./normalize-email.ts";
import { fingerprint } from "./fingerprint.ts";

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
  body: v.fallback(v.pipe(v.string(), v.parseJson(), v.looseObject({ email: v.string() })), {
    email: "(unreadable)",
  }),
});

/** A message as an operator sees it. */
export interface ListedMessage extends Omit<v.InferOutput<typeof listedRow>, "received_at"> {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
}

export type ListedState = "waiting" | "delivered" | "parked";

/** Messages of a state whose text is still here, oldest first. */
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

/** An address that its owner recognises and nobody else can write to: `m…@s….example`. */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const [host = "", ...rest] = domain.split(".");
  return `${local.slice(0, 1)}…@${host.slice(0, 1)}…${rest.length > 0 ? `.${rest.join(".")}` : ""}`;
}

/** Gives parked messages to the backend again, one or all; resolves with how many. */
export function retryParked({ write }: Connection, id: number | "all", now: number): Promise<number> {
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

/**
 * Removes all that the inbox holds of an address: waiting, delivered and parked messages, and the traces of those that
 * the backend has (R23). Resolves with how many rows went. The backend's own rows are not touched.
 */
export async function eraseEmail({ write, read }: Connection, address: string): Promise<number> {
  const email = address.trim().toLowerCase();
  const removed = await write((db) =>
    Number(
      db
        .prepare(
          `DELETE FROM submissions WHERE CASE WHEN body IS NULL THEN mailbox = :mailbox
           ELSE lower(body ->> '$.email') = :email END`,
        )
        .run({ mailbox: fingerprint(db, normalizeEmail(email)), email }).changes,
    ),
  );
  read((db) => db.exec("PRAGMA wal_checkpoint(TRUNCATE)"));
  return removed;
}
