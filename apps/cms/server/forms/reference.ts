import { createHmac } from "node:crypto";

/** Letters and digits that are told apart by eye and by ear: none of 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const signs = "34679ACDEFGHJKMNPQRTWXY";

/**
 * Eight signs that name a row to a person, such as `K7QX-4MTA` without the hyphen. Made from the row's id with a
 * secret, so that nobody reads from them how many rows there are, or which are new.
 */
export function referenceOf(table: string, id: number, secret: string): string {
  let number = createHmac("sha256", secret).update(`${table}:${id}`).digest().readBigUInt64BE();
  let reference = "";
  for (; reference.length < 8; number /= BigInt(signs.length))
    reference += signs[Number(number % BigInt(signs.length))] ?? "";
  return reference;
}
