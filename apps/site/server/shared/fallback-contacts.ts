import type { FormKind, Locale } from "@miqyas/contract";

/** What the fallback error page says in one language, and how the agency can be reached (CON-11, F2). */
export interface FallbackContact {
  texts: {
    title: string;
    text: string;
    again: string;
    pages: string;
    contacts: string;
    reference: string;
    /** Of a form that could not be shown again. */
    unsent: Record<FormKind, { title: string; text: string }>;
    /** Of a form that is stored, while its page cannot be shown. */
    stored: Record<FormKind, string>;
  };
  email: string;
  phones: readonly string[];
  /** The main pages, in the order of the navigation. */
  pages: readonly { name: string; address: string }[];
}

/** The same for readers of each language. */
export type FallbackContacts = Record<Locale, FallbackContact>;
