/** Why a form looks filled in by a machine; such a message is kept and marked, never dropped (B19). */
export type QuarantineReason = "honeypot" | "too-fast" | "no-form";

/** Nobody reads, types and sends a form faster, ms; autofill and paste included. */
export const shortestFilling = 2000;

/** Judges `X-Miqyas-Form: <age ms>;<honeypot>`, as `protocol.ts` has it. */
export function checkFormHeader(header: string | undefined): QuarantineReason | null {
  const match = /^\s*(\d{1,12})\s*;(.*)$/s.exec(header ?? "");
  if (!match) return "no-form";
  if (match[2]?.trim()) return "honeypot";
  return Number(match[1]) < shortestFilling ? "too-fast" : null;
}

/** Longest that a browser keeps a message, ms (CON-11), with a day to spare. */
const longestWait = 8 * 86_400_000;

/** Reads `X-Miqyas-Waited`, ms; what cannot be is no wait at all. */
export function readWait(header: string | undefined): number {
  const waited = /^\d{1,9}$/.test(header ?? "") ? Number(header) : 0;
  return waited <= longestWait ? waited : 0;
}

/** Judges a form that was posted without JavaScript, which knows no age. */
export function checkPlainForm(honeypot: string): QuarantineReason | null {
  return honeypot.trim() ? "honeypot" : null;
}
