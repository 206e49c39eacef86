import type { Locale, Service } from "@miqyas/contract";
import { QueryObserver, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { readStorage, storageKeys, writeStorage } from "../browser-storage/browser-storage.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { serviceQuery } from "../queries/our-services.ts";

/** The data of a service on a card: all of it, or the fields of a preview. */
export type CardService = Pick<Service, "id" | "title" | "excerpt" | "image" | "image_details"> &
  Partial<Service>;

/** Stores the opened service for `/toolsdetils` (RT-14). */
export function rememberService(chosen: CardService, locale: Locale): void {
  writeStorage(storageKeys.selectedService, JSON.stringify({ ...chosen, locale }));
}

/** How long a page may take to open after its call has failed, ms. Less than the shortest wait before a retry (API-4). */
const timeToOpen = 700;

/**
 * Stores an opened card's data at once, then the whole service with its explores. `/toolsdetils` then needs no call
 * (STD-3). The page that opens shares this call.
 */
export function keepService(queries: QueryClient, service: CardService, locale: Locale): void {
  rememberService(service, locale);
  const query = serviceQuery(locale, service.id);
  // A call without observers is aborted, and a visitor may leave the page that opens before its answer comes. Retries are
  // those of that page, and end with it (STA-6).
  const stopObserving = new QueryObserver(queries, query).subscribe(({ failureCount }) => {
    if (failureCount > 0) setTimeout(stopObserving, timeToOpen);
  });
  const keepWhole = async () => {
    const whole = await queries.fetchQuery(query);
    const code = await import("./stored-service.ts");
    // The visitor may have opened another service meanwhile.
    if (code.parseSelectedService(readStorage(storageKeys.selectedService))?.id === whole.id)
      rememberService(whole, locale);
  };
  keepWhole()
    .catch(() => undefined)
    .finally(stopObserving);
}

/** Handles the opening of a service's card. */
export function useOpenService(): (service: CardService) => void {
  const queries = useQueryClient();
  const locale = useLocale();
  return (service) => keepService(queries, service, locale);
}
