import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const keyRow = v.object({ pepper: v.instance(Uint8Array) });

/**
 * HMAC-SHA-256 of a text. Its key is random for each queue file and stands in the column `pepper`. A fingerprint is kept
 * longer than the text: without the key nobody can find out an address by guessing. The backend's fingerprint of a form
 * needs no key, because it is stored beside the form's fields.
 */
export function fingerprint(db: DatabaseSync, text: string): Uint8Array {
  const { pepper: key } = v.parse(keyRow, db.prepare("SELECT pepper FROM secret").get());
  return createHmac("sha256", key).update(text).digest();
}
