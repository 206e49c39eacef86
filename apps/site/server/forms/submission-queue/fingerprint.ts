import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const pepperRow = v.object({ pepper: v.instance(Uint8Array) });

/**
 * HMAC-SHA-256 of a text under the secret of this file of submissions. It is kept longer than the text: without the
 * file nobody can find out an address by guessing. The CMS's fingerprint of a form has no secret: it stands beside the
 * fields that it is made of.
 */
export function fingerprint(db: DatabaseSync, text: string): Uint8Array {
  const { pepper } = v.parse(pepperRow, db.prepare("SELECT pepper FROM secret").get());
  return createHmac("sha256", pepper).update(text).digest();
}
