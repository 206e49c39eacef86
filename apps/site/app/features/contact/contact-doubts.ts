import { suggestAddress } from "../../ui/suggest-address.ts";

/** Local numbers of the region have six digits and more. */
const fewestDigits = 6;

/** What an e-mail address without a whole domain may have been meant to be; `null` where nothing is amiss, or typed. */
export const doubtEmail = (email: string): string | null =>
  email.includes("@") ? suggestAddress(email) : null;

/** Whether what was typed is hardly a telephone number: it has too few digits, in whatever numerals. */
export const doubtPhone = (phone: string): boolean =>
  phone.trim() !== "" && (phone.match(/\p{Nd}/gu) ?? []).length < fewestDigits;
