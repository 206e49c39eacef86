import { createHash } from "node:crypto";

/**
 * SHA-256 of the fields of a form, in hexadecimal: the same for every order and spacing of the same fields. By it a
 * repeated form is recognised, and the receipts of a person are found when that person is erased: it has no secret,
 * because both must compute it again from the fields alone. The site's fingerprint of a mailbox has one (see there).
 */
export function fingerprintOf(path: string, fields: object): string {
  const given = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([path, given]))
    .digest("hex");
}
