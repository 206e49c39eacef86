import { useSyncExternalStore } from "react";
import { prefersStill, reducedMotion } from "../../ui/reduced-motion.ts";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the visitor prefers pictures to films (HOME-6). `null` on the server and during hydration. */
export function usePrefersStill(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, prefersStill, () => null);
}
