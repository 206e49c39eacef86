import { suggestAddress } from "../../ui/suggest-address.ts";

/** Local telephone numbers of the region have at least six digits. */
const fewestDigits = 6;

/**
 * A suggested correction for an e-mail address with an incomplete domain; `null` when there is nothing to correct.
 */
export const doubtEmail = (email: string): string | null =>
  email.includes("@") ? suggestAddress(email) : null;

/** Whether a value has too few digits for a telephone number. Counts the digits of all numerals. */
export const doubtPhone = (phone: string): boolean =>
  phone.trim() !== "" && (phone.match(/\p{Nd}/gu) ?? []).length < fewestDigits;
