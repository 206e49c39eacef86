import type { FormKind, Locale } from "@miqyas/contract";

/** Texts of the fallback error page in one language, and the agency's contact details (CON-11, F2). */
export interface FallbackContact {
  texts: {
    title: string;
    text: string;
    again: string;
    pages: string;
    contacts: string;
    reference: string;
    /** For a form that was not stored. */
    unsent: Record<FormKind, { title: string; text: string }>;
    /** For a link that is no longer valid. */
    ended: Record<"preview", { title: string; text: string }>;
    /** For a stored form whose page cannot be shown. */
    stored: Record<FormKind, string>;
  };
  /** The agency's name. */
  name: string;
  email: string;
  phones: readonly string[];
  /** The main pages, in the order of the navigation. */
  pages: readonly { name: string; address: string }[];
}

/** The same for readers of each language. */
export type FallbackContacts = Record<Locale, FallbackContact>;
