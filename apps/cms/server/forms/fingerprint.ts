import { createHash } from "node:crypto";

/** SHA-256 of what a form says: the same for every order and spacing of the same fields. */
export function fingerprintOf(path: string, fields: object): string {
  const said = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([path, said]))
    .digest("hex");
}
