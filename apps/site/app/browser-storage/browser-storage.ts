import { languageName } from "@miqyas/contract";

/** Keys of all values that the site keeps in local storage. */
export const storageKeys = {
  /** The latest chosen language (LANG-3). */
  locale: languageName,
  /** The same under an older name. It is read and never written. */
  olderLocale: "language",
  /** The chosen digits of Arabic pages (LANG-11). */
  numerals: "numerals",
  /** A credential, if there is one (ROLE-2). */
  token: "token",
  /** End of the newsletter's lock, ms since 1970 (NEWS-6). */
  newsletterLock: "newsletterLockedUntil",
  /** Present while messages on this device wait to be sent (CON-11). */
  outbox: "outbox",
  /** The service that was opened last, as JSON (RT-14). */
  selectedService: "selectedService",
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** A value of local storage; `null` when it is absent or the browser denies access (F16). */
export function readStorage(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. Returns whether the browser stored it. */
export function writeStorage(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value, if the browser allows it. */
export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without access to the storage there is nothing to remove.
  }
}

/** Database of forms that wait on the device (`outbox/store.ts`). */
export const outboxDatabase = "miqyas-outbox";
