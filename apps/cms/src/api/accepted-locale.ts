import { defaultLocale, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { preferredLanguage } from "@miqyas/http/accept-language";

/** The language of ours that an `Accept-Language` prefers, else English (LANG-5). */
export const acceptedLocale = (header: string | null | undefined): Locale =>
  preferredLanguage(header, isLocale) ?? defaultLocale;

/** The language of a call: its `lang`, which is English when it is none of ours; without `lang` what the client accepts. */
export function requestedLocale(lang: string | undefined, acceptLanguage: string | null | undefined): Locale {
  if (lang === undefined) return acceptedLocale(acceptLanguage);
  return isLocale(lang) ? lang : defaultLocale;
}
