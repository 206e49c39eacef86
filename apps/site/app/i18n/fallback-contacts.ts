import type { Locale } from "@miqyas/contract";
import { loadMessages } from "./load-messages.ts";
import type { Messages } from "./load-messages.ts";
import { fallback as arabic } from "./messages/ar/fallback.ts";
import { fallback as english } from "./messages/en/fallback.ts";
import { localizePath, paths } from "../routing/paths.ts";

/** The texts and contacts of the server's fallback error page in one language. */
function fallbackContactIn(locale: Locale, { agency, contact, forms, newsletter, shell }: Messages) {
  const main = ["home", "services", "about", "research", "contact"] as const;
  return {
    texts: {
      ...(locale === "ar" ? arabic : english),
      contacts: forms.contacts,
      reference: contact.form.reference,
      stored: { contact: contact.form.sent, newsletter: newsletter.subscribed },
    },
    name: agency.name,
    email: agency.email,
    phones: [agency.phone1, agency.phone2],
    pages: main.map((name) => ({ name: shell.nav[name], address: localizePath(paths[name](), locale) })),
  };
}

/** Texts and contacts for a page that the server cannot render (CON-11, F2, LAY-2, LAY-12). */
export const fallbackContacts = {
  en: fallbackContactIn("en", await loadMessages("en")),
  ar: fallbackContactIn("ar", await loadMessages("ar")),
} satisfies Record<Locale, object>;

/** Canonical paths of pages whose main content needs no backend. */
export const ownContent: readonly string[] = [paths.contact(), paths.plan()];
