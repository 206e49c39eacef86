import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Missing in the DOM's types: only Chromium reports the visitor's wish to save data. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function prefersStill(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return connection?.saveData === true || matchMedia(reducedMotion).matches;
}

/** Whether the visitor prefers pictures to films (HOME-6). `null` on the server and during hydration. */
export function usePrefersStill(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, prefersStill, () => null);
}
