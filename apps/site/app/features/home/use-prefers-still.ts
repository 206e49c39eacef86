import { useSyncExternalStore } from "react";
import { takeNote } from "../../browser-storage/notes.ts";
import { savesData } from "../../browser-storage/saves-data.ts";
import { prefersLessMotion, reducedMotion } from "../../ui/reduced-motion.ts";

/** Whether films cost too much here. It stays as it was at first: a network that improves starts no film by itself. */
let isCostly: boolean | undefined;

/** The note of a visitor who asks for the film, for the document that can play it. */
export const filmWish = "playsFilm";

let isAskedFor: boolean | undefined;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function filmWaits(): boolean {
  isAskedFor ??= takeNote(filmWish) !== null;
  isCostly ??= savesData();
  return !isAskedFor && (isCostly || prefersLessMotion());
}

/**
 * Whether a film waits for a click: the visitor asks for less motion or less data, or the network is slow (HOME-6, LEAN-2).
 * Not in a document that the visitor's own click loaded for the film.
 * `null` on the server and during hydration.
 */
export function usePrefersStill(): boolean | null {
  return useSyncExternalStore<boolean | null>(subscribe, filmWaits, () => null);
}
