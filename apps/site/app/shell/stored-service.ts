import { locales, service } from "@miqyas/contract";
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { readStorage, storageKeys } from "../browser-storage/browser-storage.ts";

const selectedService = v.object({
  ...service.entries,
  /** The language of its texts; `null` when other code wrote it. */
  locale: v.fallback(v.nullable(v.picklist(locales)), null),
});

/** A service as it was when the visitor opened its card. */
export type SelectedService = v.InferOutput<typeof selectedService>;

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

/** The service that was opened last, in any tab; `null` on the server and during hydration. */
export function useSelectedService(): SelectedService | null {
  const kept = useSyncExternalStore(onKept, readKept, () => null);
  return useMemo(() => parseSelectedService(kept), [kept]);
}
