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
  /** The language that its texts are in; unknown when something else than this site wrote it. */
  locale: v.fallback(v.nullable(v.picklist(locales)), null),
});

/** A service as it was when its card was opened. */
export type SelectedService = v.InferOutput<typeof selectedService>;

/** What a card knows of its service: all of it, or what a preview has. */
export type CardService = Omit<Service, "explores" | "untranslated"> & Partial<Service>;

/** Keeps the service that is being opened, for `/toolsdetils` (RT-14). */
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

/**
 * What a card does when it is opened: it keeps what it knows of its service at once, then the whole, with what was
 * found in it, so that `/toolsdetils` asks for nothing (STD-3). The page that opens asks the same, once.
 */
export function useOpenService(): (service: CardService) => void {
  const queries = useQueryClient();
  const locale = useLocale();
  return (service) => {
    rememberService(service, locale);
    const keepWhole = async () => {
      const whole = await queries.fetchQuery(serviceQuery(locale, service.id));
      // Another may have been opened meanwhile.
      if (parseSelectedService(readKept())?.id === whole.id) rememberService(whole, locale);
    };
    keepWhole().catch(() => undefined);
  };
}

/** The service that was opened last, in this tab or another; `null` on the server and while hydrating. */
export function useSelectedService(): SelectedService | null {
  const kept = useSyncExternalStore(onKept, readKept, () => null);
  return useMemo(() => parseSelectedService(kept), [kept]);
}
