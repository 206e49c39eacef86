import type { Locale } from "@miqyas/contract";

/** How the agency can be reached when a form cannot be kept (CON-11). */
export interface WayOut {
  email: string;
  phones: readonly string[];
}

/** The same for readers of each language. */
export type WaysOut = Record<Locale, WayOut>;
