import type { Locale } from "@miqyas/contract";
import type { Address } from "../../routing/find-address.ts";
import { localizePath } from "../../routing/paths.ts";

/**
 * Where the language toggle leads: the page's address in the other language. `lang` has the server
 * save the choice before it answers with that page, for browsers without a script (LANG-9).
 * @param token what the page behind a mail's link was opened with
 */
export function toggleAddress(address: Address | null, locale: Locale, token: string | null = null): string {
  if (!address) return `?${new URLSearchParams({ ...(token && { token }), lang: locale }).toString()}`;
  const query = new URLSearchParams(address.query);
  query.set("lang", locale);
  return localizePath(`${address.path}?${query.toString()}`, locale);
}
