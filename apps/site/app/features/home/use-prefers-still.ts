import { useSyncExternalStore } from "react";
import { asksForLessData } from "../../browser-storage/saves-data.ts";

const reducedMotion = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function prefersStill(): boolean {
  return asksForLessData() || matchMedia(reducedMotion).matches;
}

/** Whether the visitor prefers pictures to films (HOME-6). `null` on the server and during hydration. */
export function usePrefersStill(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, prefersStill, () => null);
}
