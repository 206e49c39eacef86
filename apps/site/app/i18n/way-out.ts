import type { Locale } from "@miqyas/contract";
import { agency as arabic } from "./messages/ar/agency.ts";
import { shell as arabicShell } from "./messages/ar/shell.ts";
import { agency as english } from "./messages/en/agency.ts";
import { shell as englishShell } from "./messages/en/shell.ts";
import { localizePath, paths } from "../routing/paths.ts";

/** How the agency can be reached in a language, and its main pages, as header and footer say it. */
function wayOutIn(
  locale: Locale,
  { email, phone1, phone2 }: typeof english | typeof arabic,
  { nav }: typeof englishShell | typeof arabicShell,
) {
  const main = ["home", "services", "about", "research", "contact"] as const;
  const pages = main.map((name) => ({ name: nav[name], address: localizePath(paths[name](), locale) }));
  return { email, phones: [phone1, phone2], pages };
}

/** What a visitor can do when the server cannot keep a form or show a page (CON-11, LAY-2, LAY-12). */
export const wayOut = {
  en: wayOutIn("en", english, englishShell),
  ar: wayOutIn("ar", arabic, arabicShell),
} satisfies Record<Locale, object>;

/** Canonical paths of the pages that say what they have to say without the backend. */
export const ownContent: readonly string[] = [paths.contact()];
