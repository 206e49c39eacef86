import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const keyRow = v.object({ pepper: v.instance(Uint8Array) });

/**
 * HMAC-SHA-256 of a text. Its key is random for each queue file and stands in the column `pepper`. A fingerprint is kept
 * longer than the text: without the key nobody can find out an address by guessing. The backend's fingerprint of a form
 * needs no key, because it is stored beside the form's fields.
 */
function fingerprint(db: DatabaseSync, text: string): Uint8Array {
  const { pepper: key } = v.parse(keyRow, db.prepare("SELECT pepper FROM secret").get());
  return createHmac("sha256", key).update(text).digest();
}

/** The fingerprint of a message; `body` is JSON, as it is stored. */
export const fingerprintOf = (db: DatabaseSync, { kind, body }: { kind: string; body: string }) =>
  fingerprint(db, `${kind}\n${body}`);

/** The mailbox of an address, for the limits: letter case, dots and plus tags do not make another one (B20). */
function normalizeEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "").replaceAll(".", "");
  return `${local}@${email.slice(at + 1).toLowerCase()}`;
}

/** The fingerprint of a mailbox, for the limits and for an erasure. */
export const mailboxOf = (db: DatabaseSync, email: string) => fingerprint(db, normalizeEmail(email));
