import { useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Not in the DOM's types: Chromium alone tells of the visitor's wish to save data. */
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

/** Whether the visitor wants pictures rather than films (HOME-6); `null` while only the server has been asked. */
export function usePrefersStill(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, prefersStill, () => null);
}
