import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { prefersLessMotion } from "./reduced-motion.ts";

/** Time after which the last staggered entrance has ended, ms. */
const entranceMs = 1000;

/**
 * Whether enough of a part is in view. A part taller than the window counts from its first line: the window is never
 * blank.
 */
function isSeen(entry: IntersectionObserverEntry, threshold: number): boolean {
  const windowHeight = entry.rootBounds?.height ?? window.innerHeight;
  const isTall = entry.boundingClientRect.height > windowHeight;
  return entry.isIntersecting && (isTall || entry.intersectionRatio >= threshold);
}

function watch(element: HTMLElement, threshold: number): () => void {
  let timer: number | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const waits = element.dataset.reveal === "waiting";
      if (!waits && entry.boundingClientRect.top < (entry.rootBounds?.height ?? window.innerHeight)) {
        observer.disconnect();
      } else if (!waits) {
        element.dataset.reveal = "waiting";
      } else if (isSeen(entry, threshold)) {
        observer.disconnect();
        element.dataset.reveal = "shown";
        timer = window.setTimeout(() => delete element.dataset.reveal, entranceMs);
      }
    },
    { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
    delete element.dataset.reveal;
  };
}

/**
 * Marks an element below the fold as waiting, and as shown once `threshold` of it (0–1) is in view. For an element
 * taller than the window any part is enough. It happens once (NAV-6). Elements already in view, and all elements
 * under reduced motion, stay unmarked.
 */
export function useReveal<Element extends HTMLElement>(threshold: number): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const still = prefersLessMotion();
    if (!ref.current || still || typeof IntersectionObserver === "undefined") return;
    return watch(ref.current, threshold);
  }, [threshold]);
  return ref;
}
