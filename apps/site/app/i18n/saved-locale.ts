import { askedMark, languageName } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readStorage, storageKeys, writeStorage } from "../browser-storage/browser-storage.ts";

/** Lifetime of the cookie that tells the server the choice, s. */
const cookieAge = 365 * 24 * 60 * 60;

/** A stored choice as a locale. A language that the site does not have counts as English (LANG-5). */
function asLocale(kept: string | null | undefined): Locale | null {
  if (!kept) return null;
  return kept.toLowerCase().split("-")[0] === "ar" ? "ar" : "en";
}

/** The cookie that copies the choice for the server; `undefined` when there is none or cookies are refused. */
function readCookie(): string | undefined {
  try {
    return new RegExp(`(?:^|;\\s*)${languageName}=([\\w-]+)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/** The language that the visitor chose earlier; `null` without a choice (LANG-3, LANG-5). */
export function readSavedLocale(): Locale | null {
  return (
    asLocale(readStorage(storageKeys.locale)) ??
    asLocale(readStorage(storageKeys.olderLocale)) ??
    asLocale(readCookie())
  );
}

/** Saves a choice in this browser, and in a cookie for the server (LANG-3, LANG-7). */
export function saveLocale(locale: Locale): void {
  writeStorage(storageKeys.locale, locale);
  try {
    document.cookie = `${languageName}=${locale};path=/;max-age=${String(cookieAge)};samesite=lax`;
  } catch {
    // Without cookies the choice lasts as long as this page and its address.
  }
}

/** Saves the language of an address with `?lang=`, which the server has put into the cookie: it is the newest choice. */
export function saveAskedLocale(): void {
  const cookie = readCookie();
  const asked = asLocale(cookie?.endsWith(askedMark) ? cookie : null);
  if (asked) saveLocale(asked);
}
