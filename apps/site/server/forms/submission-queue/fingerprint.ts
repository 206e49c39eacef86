import { createHmac } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const pepperRow = v.object({ pepper: v.instance(Uint8Array) });

/**
 * Fingerprint of a text under this inbox's own secret: what is kept longer than the text itself, so that nobody can
 * guess an address from it without the file.
 */
export function fingerprint(db: DatabaseSync, text: string): Uint8Array {
  const { pepper } = v.parse(pepperRow, db.prepare("SELECT pepper FROM secret").get());
  return createHmac("sha256", pepper).update(text).digest();
}
