import { useSyncExternalStore } from "react";
import { savesData } from "../../browser-storage/saves-data.ts";
import { prefersLessMotion, reducedMotion } from "../../ui/reduced-motion.ts";

/** Whether films cost too much here. It stays as it was at first: a network that improves starts no film by itself. */
let isCostly: boolean | undefined;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function filmWaits(): boolean {
  isCostly ??= savesData();
  return isCostly || prefersLessMotion();
}

/**
 * Whether a film waits for a click: the visitor asks for less motion or less data, or the network is slow (HOME-6, LEAN-2).
 * `null` on the server and during hydration.
 */
export function usePrefersStill(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, filmWaits, () => null);
}
