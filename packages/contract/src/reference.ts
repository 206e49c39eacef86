import { createHash } from "node:crypto";
import { spellReference } from "./spell-reference.ts";

/**
 * The short code of a message, which a visitor can read out on the phone. Site and backend compute the same code from the
 * idempotency key: the site shows it to the visitor, and staff find the message by it (CON-14).
 */
export const referenceOf = (key: string): string =>
  spellReference(createHash("sha256").update(key).digest().readBigUInt64BE());
