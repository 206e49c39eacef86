/** A name alone, or one with nothing or no dot after its "@". */
const unfinished = /^([^@]+)(?:@([^@.]*)\.*)?$/;

/** What an address with nothing or no dot after its "@" may have been meant to be; `null` for others (NEWS-7). */
export function suggestAddress(email: string): string | null {
  const [, name, domain] = unfinished.exec(email.trim()) ?? [];
  return name === undefined ? null : `${name}@${domain || "gmail"}.com`;
}
