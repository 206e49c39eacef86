import { keptOnDevice } from "@miqyas/contract/form-headers";

/** Why a form looks filled in by a machine. Such a message is stored and marked, never dropped (B19). */
export type QuarantineReason = "honeypot" | "too-fast" | "no-form";

/** Shortest time in which a person fills in and sends a form, ms; autofill and paste included. */
const shortestFilling = 2000;

/** Checks `X-Miqyas-Form: <age ms>;<honeypot>` (`formHeaders`). */
export function checkFormHeader(header: string | undefined): QuarantineReason | null {
  const match = /^\s*(\d{1,12})\s*;(.*)$/s.exec(header ?? "");
  if (!match) return "no-form";
  if (match[2]?.trim()) return "honeypot";
  return Number(match[1]) < shortestFilling ? "too-fast" : null;
}

/** The time that a browser keeps a message, and one more day, ms. */
const longestWait = keptOnDevice + 86_400_000;

/** Reads `X-Miqyas-Waited`, ms; an impossible value counts as 0. */
export function readWait(header: string | undefined): number {
  const waited = /^\d{1,9}$/.test(header ?? "") ? Number(header) : 0;
  return waited <= longestWait ? waited : 0;
}

/** Checks a form that was posted without JavaScript. It has no age. */
export function checkPlainForm(honeypot: string): QuarantineReason | null {
  return honeypot.trim() ? "honeypot" : null;
}
