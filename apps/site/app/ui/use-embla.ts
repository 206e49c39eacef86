import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { directionOf } from "@miqyas/contract";
import { useEffect, useMemo, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "../i18n/use-locale.ts";
import { emblaDuration } from "./carousel-slides.ts";
import { scrolledSlides } from "./hand-scroll.ts";

/**
 * Embla for a row of slides, loaded when the row comes near the view. `null` until then, or when loading fails: the
 * row scrolls by hand.
 * @param duration of a move, ms
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  { active, duration }: { active: boolean; duration: number },
): EmblaCarouselType | null {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const direction = directionOf(useLocale());
  const options = useMemo<EmblaOptionsType>(
    () => ({
      align: "start",
      inViewThreshold: 0.5,
      direction,
      loop: true,
      duration: emblaDuration(duration),
    }),
    [direction, duration],
  );

  useEffect(() => {
    const node = viewport.current;
    if (!active || !node) return;
    let created: EmblaCarouselType | undefined;
    let left = false;
    const create = async () => {
      const { default: EmblaCarousel } = await import("embla-carousel");
      if (left) return;
      const startIndex = scrolledSlides(node);
      node.dataset.ready = "";
      node.scrollLeft = 0;
      const carousel = EmblaCarousel(node, { startIndex });
      created = carousel;
      // In the same task: a press in between would scroll the row by hand.
      flushSync(() => setEmbla(carousel));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        create().catch(() => undefined);
      },
      { rootMargin: "100%" },
    );
    observer.observe(node);
    return () => {
      left = true;
      observer.disconnect();
      created?.destroy();
      delete node.dataset.ready;
      setEmbla(null);
    };
  }, [viewport, active]);

  useEffect(() => embla?.reInit(options), [embla, options]);
  return embla;
}
