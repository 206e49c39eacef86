import { useSyncExternalStore } from "react";

const minute = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** The current minute, ms since 1970. `null` on the server, because its pages are read later. */
export function useMinute(): number | null {
  return useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  );
}
