/** Everything that the site keeps in the local storage of a browser. */
export const storageKeys = {
  /** The language chosen last (LANG-3). */
  locale: "i18nextLng",
  /** The same under an older name; read, never written. */
  olderLocale: "language",
  /** The digits that Arabic is read in, once chosen (LANG-11). */
  numerals: "numerals",
  /** A credential, where there is one (ROLE-2). */
  token: "token",
  /** When the newsletter may be subscribed to again, ms since 1970 (NEWS-6). */
  newsletterLock: "newsletterLockedUntil",
  /** Present while messages wait on this device to be sent (CON-11). */
  outbox: "outbox",
  /** The service that was opened last, as JSON (RT-14). */
  selectedService: "selectedService",
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** A value of the local storage; `null` when it is absent or the browser forbids to look (F16). */
export function readStorage(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value. Returns whether the browser did keep it. */
export function writeStorage(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a value, where the browser allows it. */
export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that cannot be reached holds nothing either.
  }
}
