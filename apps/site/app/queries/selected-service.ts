import { locales, service } from "@miqyas/contract";
import type { Locale, Service } from "@miqyas/contract";
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { readStorage, storageKeys, writeStorage } from "../i18n/storage.ts";

const selectedService = v.object({
  ...service.entries,
  /** The language that its texts are in; unknown when something else than this site wrote it. */
  locale: v.fallback(v.nullable(v.picklist(locales)), null),
});

/** A service as it was when its card was opened. */
export type SelectedService = v.InferOutput<typeof selectedService>;

/** What a card knows of its service: all of it, or what a preview has. */
export type CardService = Omit<Service, "explores" | "untranslated"> & Partial<Service>;

/**
 * Keeps the service that is being opened, for `/toolsdetils` (RT-14). Every card of a service calls it with what
 * it has; the page that opens then keeps the whole.
 */
export function rememberService(chosen: CardService, locale: Locale): void {
  writeStorage(storageKeys.selectedService, JSON.stringify({ ...chosen, locale }));
}

/** A kept service; `null` when there is none or it cannot be read (RT-14). */
export function parseSelectedService(kept: string | null): SelectedService | null {
  if (kept === null) return null;
  try {
    const result = v.safeParse(selectedService, JSON.parse(kept));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

const readKept = () => readStorage(storageKeys.selectedService);

function onKept(notify: () => void): () => void {
  window.addEventListener("storage", notify);
  return () => window.removeEventListener("storage", notify);
}

/** The service that was opened last, in this tab or another; `null` on the server and while hydrating. */
export function useSelectedService(): SelectedService | null {
  const kept = useSyncExternalStore(onKept, readKept, () => null);
  return useMemo(() => parseSelectedService(kept), [kept]);
}
