import { cleanLine } from "./plain-text.ts";

/** The pattern of `type=email` (HTML standard, "valid e-mail address"). */
export const htmlEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The longest address, in UTF-16 units like `maxlength`. */
export const longestEmail = 320;

/** A typed or pasted address on one line, without characters that nobody sees. No address has any. */
export const cleanEmail = (value: string): string => cleanLine(value.replace(/\p{DI}/gu, ""));

/** Whether a text is an address that the forms accept, as the schema `emailAddress` reads it. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longestEmail && htmlEmail.test(cleanEmail(text));

/** The domain for a value without "@". By RFC 2606 it receives no mail (NEWS-7). */
export const placeholderDomain = "example.com";

/** The address to send: a value without "@" gets the placeholder domain (NEWS-7). */
export function completeEmail(value: string): string {
  const email = cleanEmail(value);
  return email.includes("@") ? email : `${email}@${placeholderDomain}`;
}

/** Whether an address has a reserved domain of RFC 2606 or RFC 6761, which no person can have (NEWS-7). */
export function isPlaceholderAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/.test(domain);
}
