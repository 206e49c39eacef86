import { askedMark, defaultLocale, isLocale, languageName } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { preferredLanguage } from "@miqyas/http/accept-language";

const primaryTag = (tag: string) => tag.trim().toLowerCase().split("-")[0];

/** The choice in a `Cookie` header: a locale, or `null` when there is none. Any other value is `en` (LANG-5). */
function readSavedChoice(cookie: string | undefined): Locale | null {
  if (!cookie?.includes(languageName)) return null;
  const value = new RegExp(`(?:^|;)\\s*${languageName}=([^;]+)`).exec(cookie)?.[1];
  if (value === undefined) return null;
  const tag = primaryTag(value);
  return isLocale(tag) ? tag : defaultLocale;
}

/** The language of an address without one: saved choice, else browser, else English (LANG-4, LANG-5). */
export function detectLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  return readSavedChoice(cookie) ?? preferredLanguage(acceptLanguage, isLocale) ?? defaultLocale;
}

/** The language in `?lang=`; `null` when it is none of ours. */
export function readAskedLanguage(search: string): Locale | null {
  if (!search.includes("lang=")) return null;
  const value = new URLSearchParams(search).get("lang");
  return isLocale(value) ? value : null;
}

/**
 * `Set-Cookie` that saves the language of `?lang=` for a year. Its mark tells the browser's code that it is newer than the
 * choice in local storage, which that code alone can change (LANG-3); hence no HttpOnly.
 */
export function languageCookie(locale: Locale, secure: boolean): string {
  return `${languageName}=${locale}${askedMark}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? "; Secure" : ""}`;
}
