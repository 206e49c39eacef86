import { cleanLine } from "./plain-text.ts";

/** The pattern of `type=email` (HTML standard, "valid e-mail address"). */
export const htmlEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** The longest address, in UTF-16 units like `maxlength`. */
export const longestEmail = 320;

/** A typed or pasted address on one line, without characters that nobody sees. No address has any. */
export const cleanEmail = (value: string): string => cleanLine(value.replace(/\p{DI}/gu, ""));

/**
 * A typed address in the one spelling in which it is stored, limited, mailed and erased: a domain in another script, such
 * as `شركة.سورية`, becomes its ASCII form (IDNA). What is no domain stays as it is. A name before the "@" in another script
 * stays too and is refused: few mail servers accept one (SMTPUTF8, RFC 6531).
 */
export function storedEmail(value: string): string {
  const email = cleanEmail(value);
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  if (at === 0 || !/^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Whether a text is an address that the forms accept, as the schema `emailAddress` reads it. */
export function isEmailAddress(text: string): boolean {
  const email = storedEmail(text);
  return email.length <= longestEmail && htmlEmail.test(email);
}

/** The domain for a value without "@". By RFC 2606 it receives no mail (NEWS-7). */
const placeholderDomain = "example.com";

/** The address to send: a value without "@" gets the placeholder domain (NEWS-7). */
export function completeEmail(value: string): string {
  const email = storedEmail(value);
  return email.includes("@") ? email : `${email}@${placeholderDomain}`;
}

/** Whether an address has a reserved domain of RFC 2606 or RFC 6761, which no person can have (NEWS-7). */
export function isPlaceholderAddress(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/.test(domain);
}
