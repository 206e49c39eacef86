import type { Locale } from "@miqyas/contract";
import { agency as arabic } from "./messages/ar/agency.ts";
import { agency as english } from "./messages/en/agency.ts";

const contactsOf = ({ email, phone1, phone2 }: typeof english | typeof arabic) => ({
  email,
  phones: [phone1, phone2],
});

/** How the agency can be reached when the server cannot keep a form, as the footer says it (CON-11, LAY-12). */
export const wayOut = { en: contactsOf(english), ar: contactsOf(arabic) } satisfies Record<Locale, object>;
