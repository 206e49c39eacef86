import { useMemo, useState } from "react";
import { findFilm } from "./film-source.ts";
import type { FilmSource } from "./film-source.ts";
import { landedOnHome } from "./landed-on-home.ts";
import { usePrefersStill } from "./use-prefers-still.ts";

/** The hero's film and the visitor's say over it. */
export interface Film {
  /** What can be played; `null` when nothing can, or nothing could. */
  source: FilmSource | null;
  /** Whether it belongs on the page now; before that, and without it, the picture stands alone. */
  isShown: boolean;
  /** Whether the visitor can have a say over it: not before it is known whether it plays by itself. */
  isOffered: boolean;
  /** Whether it moves, or is about to. */
  isMoving: boolean;
  /** Stops it, or lets it go on, until the page is left (WCAG 2.2.2). */
  toggle: () => void;
  /** The browser plays nothing unasked. */
  onRefused: () => void;
  /** It cannot be played (HOME-5). */
  onFailed: () => void;
}

/**
 * Decides about the film at an address: it plays by itself, unless the visitor prefers less motion or
 * less data; then it waits to be asked (HOME-2, HOME-6).
 */
export function useFilm(address: string | null | undefined): Film {
  const found = useMemo(() => findFilm(address), [address]);
  const prefersStill = usePrefersStill();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const source = failed === address ? null : found;
  // A frame needs a document that lets it in; the visitor can ask for one (HOME-3).
  const isAllowed = source?.kind === "file" || prefersStill === null || landedOnHome();
  const isMoving = isAllowed && (choice ?? prefersStill !== true);
  return {
    source,
    // A file keeps its place in time while it rests; a frame can only be taken away.
    isShown:
      source !== null &&
      prefersStill !== null &&
      (source.kind === "file" ? !prefersStill || choice !== null : isMoving),
    isOffered: source !== null && prefersStill !== null,
    isMoving,
    toggle: () => (isAllowed ? setChoice(!isMoving) : window.location.reload()),
    onRefused: () => setChoice(false),
    onFailed: () => setFailed(address ?? null),
  };
}
