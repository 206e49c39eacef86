import { createHash } from "node:crypto";

/**
 * SHA-256 of the fields of a form, in hexadecimal. The order and spacing of the fields make no difference. It
 * recognises a repeated form, and finds a person's receipts for erasure. It has no secret, because both uses
 * compute it again from the fields alone. The site's fingerprint of a mailbox has one (see there).
 */
export function fingerprintOf(path: string, fields: object): string {
  const given = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([path, given]))
    .digest("hex");
}
