/** The mailbox of an address, for the limits: letter case, dots and plus tags do not make another one (B20). */
export function normalizeEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "").replaceAll(".", "");
  return `${local}@${email.slice(at + 1).toLowerCase()}`;
}
