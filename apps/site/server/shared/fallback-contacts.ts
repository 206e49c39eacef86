import type { Locale } from "@miqyas/contract";

/** How the agency can be reached when a form cannot be kept or a page not be shown (CON-11, F2). */
export interface FallbackContact {
  email: string;
  phones: readonly string[];
  /** The main pages, in the order of the navigation. */
  pages: readonly { name: string; address: string }[];
}

/** The same for readers of each language. */
export type FallbackContacts = Record<Locale, FallbackContact>;
