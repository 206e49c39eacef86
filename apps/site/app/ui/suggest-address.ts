import { isEmailAddress } from "@miqyas/contract";

/** A name alone, or a name, "@" and a domain without a dot (dots at its end aside). */
const unfinished = /^([^@]+)(?:@([^@.]*)\.*)?$/;

/** The commonest provider, with its letters in another order, or fewer or more of them. */
const nearGmail = /^g[mail]{2,6}$/i;

/**
 * The probable address behind one with nothing or no dot after its "@" (NEWS-7); `null` for others, and for one that the
 * form would refuse.
 */
export function suggestAddress(email: string): string | null {
  const [, name, domain = ""] = unfinished.exec(email.trim()) ?? [];
  const probable = `${name}@${nearGmail.test(domain) ? "gmail" : domain || "gmail"}.com`;
  return name !== undefined && isEmailAddress(probable) ? probable : null;
}
