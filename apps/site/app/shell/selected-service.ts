import { locales, service } from "@miqyas/contract";
import type { Locale, Service } from "@miqyas/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { readStorage, storageKeys, writeStorage } from "../browser-storage/browser-storage.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { serviceQuery } from "../queries/our-services.ts";

const selectedService = v.object({
  ...service.entries,
  /** The language of its texts; `null` when other code wrote it. */
  locale: v.fallback(v.nullable(v.picklist(locales)), null),
});

/** A service as it was when the visitor opened its card. */
export type SelectedService = v.InferOutput<typeof selectedService>;

/** The data of a service on a card: all of it, or the fields of a preview. */
export type CardService = Pick<Service, "id" | "title" | "excerpt" | "image" | "image_details"> &
  Partial<Service>;

/** Stores the opened service for `/toolsdetils` (RT-14). */
export function rememberService(chosen: CardService, locale: Locale): void {
  writeStorage(storageKeys.selectedService, JSON.stringify({ ...chosen, locale }));
}

/** Parses a stored service; `null` when there is none or it is invalid (RT-14). */
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

/**
 * Handles the opening of a card: stores the card's data at once, then the whole service with its explores.
 * `/toolsdetils` then needs no call (STD-3). The page that opens shares this call.
 */
export function useOpenService(): (service: CardService) => void {
  const queries = useQueryClient();
  const locale = useLocale();
  return (service) => {
    rememberService(service, locale);
    const keepWhole = async () => {
      const whole = await queries.fetchQuery(serviceQuery(locale, service.id));
      // The visitor may have opened another service meanwhile.
      if (parseSelectedService(readKept())?.id === whole.id) rememberService(whole, locale);
    };
    keepWhole().catch(() => undefined);
  };
}

/** The service that was opened last, in any tab; `null` on the server and during hydration. */
export function useSelectedService(): SelectedService | null {
  const kept = useSyncExternalStore(onKept, readKept, () => null);
  return useMemo(() => parseSelectedService(kept), [kept]);
}
