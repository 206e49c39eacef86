import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { copiesNeeded, liveSlides, nearestSlide } from "./carousel-slides.ts";
import { scrolledSlides, scrollSlides } from "./hand-scroll.ts";
import { useEmbla } from "./use-embla.ts";
import { usePauseReasons } from "./use-pause-reasons.ts";
import { useMediaQuery } from "./use-media-query.ts";
import { usePausableInterval } from "./use-pausable-interval.ts";

interface CarouselOptions {
  /** How many items there are. */
  count: number;
  /** Milliseconds from one move to the next, or `null` for a row that only moves when asked. */
  interval: number | null;
  /** Milliseconds a move takes. */
  duration: number;
  /** Where less motion is wanted everything is in view at once: nothing has to be reached by moving it. */
  spreads: boolean;
}

/** `off`: never moves by itself; `running`; `held` for a while; `stopped` by the visitor, for good. */
export type Autoplay = "off" | "running" | "held" | "stopped";

/** How many slides are in view, as the style sheet has it for this width of window; `null` before it is known. */
function usePerView(root: RefObject<HTMLElement | null>): number | null {
  const [perView, setPerView] = useState<number | null>(null);
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const read = () =>
      setPerView(Number.parseFloat(getComputedStyle(node).getPropertyValue("--per-view")) || 1);
    const observer = new ResizeObserver(read);
    observer.observe(node);
    return () => observer.disconnect();
  }, [root]);
  return perView;
}

/** Where the row stands: the current slide, and the slides in view once Embla tells. */
function usePlace(
  viewport: RefObject<HTMLElement | null>,
  embla: EmblaCarouselType | null,
  onSelect: () => void,
) {
  const [slide, setSlide] = useState(0);
  const [inView, setInView] = useState<readonly number[]>([]);
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    const node = viewport.current;
    if (embla || !node) return;
    const place = () => setSlide(scrolledSlides(node));
    node.addEventListener("scroll", place, { passive: true });
    place();
    return () => node.removeEventListener("scroll", place);
  }, [viewport, embla]);
  useEffect(() => {
    if (!embla) return;
    const place = () => setSlide(embla.selectedScrollSnap());
    const chosen = () => {
      place();
      select();
    };
    const seen = () => setInView(embla.slidesInView());
    embla.on("select", chosen).on("reInit", place).on("slidesInView", seen);
    // It begins where the row was scrolled to by hand.
    place();
    return () => {
      embla.off("select", chosen).off("reInit", place).off("slidesInView", seen);
    };
  }, [embla]);
  return { slide, inView };
}

/** Everything a carousel does apart from what it looks like. */
export function useCarousel({ count, interval, duration, spreads }: CarouselOptions) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const ticking = useRef(false);
  const [stopped, setStopped] = useState(false);
  const [asked, setAsked] = useState(0);
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const perView = usePerView(root);
  const moves = perView !== null && count > perView && !(spreads && still);
  const copies = moves ? copiesNeeded(count, perView) : 1;
  const slides = count * copies;
  const embla = useEmbla(viewport, { active: moves, duration });
  const held = usePauseReasons(root, viewport);

  const autoplay: Autoplay =
    interval === null || still || !embla ? "off" : stopped ? "stopped" : held ? "held" : "running";
  const restart = usePausableInterval(interval, autoplay === "running", () => {
    ticking.current = true;
    if (embla?.canScrollNext()) embla.scrollNext();
    else embla?.scrollTo(0);
    ticking.current = false;
  });
  const { slide, inView } = usePlace(viewport, embla, () => {
    if (ticking.current) return;
    restart();
    setAsked((times) => times + 1);
  });

  /** One slide on (1) or back (−1); without Embla the row is scrolled. */
  const step = (by: 1 | -1) => {
    if (embla && by > 0) embla.scrollNext(still);
    else if (embla) embla.scrollPrev(still);
    else if (viewport.current) scrollSlides(viewport.current, by);
  };
  const goTo = (item: number) => {
    if (embla) embla.scrollTo(nearestSlide(slide, item, count, slides), still);
    else if (viewport.current) scrollSlides(viewport.current, item - scrolledSlides(viewport.current));
  };

  return {
    root,
    viewport,
    slides,
    current: slide % count || 0,
    live: liveSlides(inView, count, slides),
    /** Whether Embla moves the row; before that it scrolls by hand. */
    driven: embla !== null,
    /** Whether there is anything beyond what is in view; as long as that is not known, yes. */
    moves: perView === null || moves,
    autoplay,
    /** Times the visitor has moved it. */
    asked,
    step,
    goTo,
    toggleAutoplay: () => {
      restart();
      setStopped(!stopped);
    },
  };
}
