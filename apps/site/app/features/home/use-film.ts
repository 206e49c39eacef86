import { useMemo, useState } from "react";
import { leaveNote } from "../../browser-storage/notes.ts";
import { findFilm } from "./film-source.ts";
import type { FilmSource } from "./film-source.ts";
import { landedOnHome } from "./landed-on-home.ts";
import { filmWish, usePrefersStill } from "./use-prefers-still.ts";

/** The hero's film and the visitor's control over it. */
export interface Film {
  /** The film to play; `null` when the address holds none or playing it failed. */
  source: FilmSource | null;
  /** Whether the page shows the film now. Otherwise only the picture shows. */
  isShown: boolean;
  /** Whether to show the play button. Only after it is known whether the film plays by itself. */
  isOffered: boolean;
  /** Whether the film plays or is about to. */
  isMoving: boolean;
  /** Stops the film, or continues it, until the visitor leaves the page (WCAG 2.2.2). */
  toggle: () => void;
  /** The browser refused to play without a click. */
  onRefused: () => void;
  /** The film failed to play (HOME-5). */
  onFailed: () => void;
}

/**
 * The state of the film at an address. It plays by itself unless the visitor prefers less motion or less data, or has
 * a slow network; then it waits for a click (HOME-2, HOME-6, LEAN-2).
 */
export function useFilm(address: string | null | undefined): Film {
  const found = useMemo(() => findFilm(address), [address]);
  const prefersStill = usePrefersStill();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const source = failed === address ? null : found;
  // A frame needs a document whose policy allows it. The visitor's click loads that document (HOME-3).
  const isAllowed = source?.kind === "file" || prefersStill === null || landedOnHome();
  const isMoving = isAllowed && (choice ?? prefersStill !== true);
  return {
    source,
    // A paused file keeps its position; a frame can only be removed.
    isShown:
      source !== null &&
      prefersStill !== null &&
      (source.kind === "file" ? !prefersStill || choice !== null : isMoving),
    isOffered: source !== null && prefersStill !== null,
    isMoving,
    toggle: () => {
      if (isAllowed) return setChoice(!isMoving);
      leaveNote(filmWish, "1");
      window.location.reload();
    },
    onRefused: () => setChoice(false),
    onFailed: () => setFailed(address ?? null),
  };
}
