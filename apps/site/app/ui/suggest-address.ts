/** A name alone, or a name, "@" and a domain without a dot (dots at its end aside). */
const unfinished = /^([^@]+)(?:@([^@.]*)\.*)?$/;

/** The probable address behind one with nothing or no dot after its "@"; `null` for others (NEWS-7). */
export function suggestAddress(email: string): string | null {
  const [, name, domain] = unfinished.exec(email.trim()) ?? [];
  return name === undefined ? null : `${name}@${domain || "gmail"}.com`;
}
