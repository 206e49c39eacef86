/** The mailbox behind an address, as far as limits go: its letter case, dots and plus tags make no other one (B20). */
export function normalizeEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "").replaceAll(".", "");
  return `${local}@${email.slice(at + 1).toLowerCase()}`;
}
