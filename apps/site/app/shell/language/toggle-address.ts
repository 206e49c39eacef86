import type { Locale } from "@miqyas/contract";
import type { Address } from "../../routing/find-address.ts";
import { localizePath } from "../../routing/paths.ts";

/**
 * Where the language toggle leads: the page's address in the other language. `lang` has the server
 * save the choice before it answers with that page, for browsers without a script (LANG-9).
 */
export function toggleAddress(address: Address | null, locale: Locale): string {
  if (!address) return `?lang=${locale}`;
  const query = new URLSearchParams(address.query);
  query.set("lang", locale);
  return localizePath(`${address.path}?${query.toString()}`, locale);
}
