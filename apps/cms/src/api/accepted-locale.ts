import { defaultLocale, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { preferredLanguage } from "@miqyas/http/accept-language";

/** The supported language that an `Accept-Language` header prefers, else English (LANG-5). */
export const acceptedLocale = (header: string | null | undefined): Locale =>
  preferredLanguage(header, isLocale) ?? defaultLocale;

/**
 * The language of a call: its `lang` parameter, or English for an unsupported `lang`. Without `lang`, the
 * language that the client accepts.
 */
export function requestedLocale(lang: string | undefined, acceptLanguage: string | null | undefined): Locale {
  if (lang === undefined) return acceptedLocale(acceptLanguage);
  return isLocale(lang) ? lang : defaultLocale;
}
