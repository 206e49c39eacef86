import type { FallbackContacts } from "../../shared/fallback-contacts.ts";

const contacts = { email: "hello@miqyas.example", phones: ["+963 11 555 0142", "+963 944 555 018"] };

/** How the agency of the tests can be reached. */
export const fallbackContacts: FallbackContacts = {
  en: { ...contacts, pages: [{ name: "Home", address: "/" }] },
  ar: { ...contacts, pages: [{ name: "الرئيسية", address: "/ar" }] },
};
