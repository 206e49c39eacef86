import type { Locale } from "@miqyas/contract";
import { readStorage, storageKeys, writeStorage } from "../browser-storage/browser-storage.ts";

/** How long the server is told of the choice, s. */
const cookieAge = 365 * 24 * 60 * 60;

/** A choice as it was kept; one of a language that the site does not have counts as English (LANG-5). */
function asLocale(kept: string | null | undefined): Locale | null {
  if (!kept) return null;
  return kept.toLowerCase().split("-")[0] === "ar" ? "ar" : "en";
}

/** The cookie that mirrors the choice for the server; `null` where cookies are refused. */
function readCookie(): string | undefined {
  try {
    return /(?:^|;\s*)i18nextLng=(\w+)/.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

/** The language that the visitor chose before; `null` when none was (LANG-3, LANG-5). */
export function readSavedLocale(): Locale | null {
  return (
    asLocale(readStorage(storageKeys.locale)) ??
    asLocale(readStorage(storageKeys.olderLocale)) ??
    asLocale(readCookie())
  );
}

/** Keeps a choice here and, as a cookie, for the server's next first byte (LANG-3, LANG-7). */
export function saveLocale(locale: Locale): void {
  writeStorage(storageKeys.locale, locale);
  try {
    document.cookie = `i18nextLng=${locale};path=/;max-age=${String(cookieAge)};samesite=lax`;
  } catch {
    // Without cookies the choice lives in this page and in the address.
  }
}
