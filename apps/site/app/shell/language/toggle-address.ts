import type { Locale } from "@miqyas/contract";
import type { Address } from "../../routing/find-address.ts";
import { localizePath } from "../../routing/paths.ts";

/**
 * The target of the language toggle: the page's address in the other language. For browsers without a script, the
 * query `lang` makes the server save the choice before it answers (LANG-9).
 * @param token the token of a mail's link, for the page that the link opened
 */
export function toggleAddress(address: Address | null, locale: Locale, token: string | null = null): string {
  if (!address) return `?${new URLSearchParams({ ...(token && { token }), lang: locale }).toString()}`;
  const query = new URLSearchParams(address.query);
  query.set("lang", locale);
  return localizePath(`${address.path}?${query.toString()}`, locale);
}
