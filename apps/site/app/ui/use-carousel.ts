import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { copiesNeeded, liveSlides, nearestSlide } from "./carousel-slides.ts";
import { scrolledSlides, scrollToSlide, stepSlides } from "./hand-scroll.ts";
import { reducedMotion } from "./reduced-motion.ts";
import { useEmbla } from "./use-embla.ts";
import { usePauseReasons } from "./use-pause-reasons.ts";
import { useMediaQuery } from "./use-media-query.ts";
import { usePausableInterval } from "./use-pausable-interval.ts";

interface CarouselOptions {
  /** Unique on the site. */
  id: string;
  /** Number of items. */
  count: number;
  /** Time between two automatic moves, ms; `null` for a row without autoplay. */
  interval: number | null;
  /** Duration of a move, ms. */
  duration: number;
  /** Whether all items are in view under reduced motion. Nothing needs to move then. */
  spreads: boolean;
}

/** `off`: no autoplay; `running`; `held`: paused for now; `stopped`: ended by the visitor. */
export type Autoplay = "off" | "running" | "held" | "stopped";

/** Carousels that the visitor has stopped. They stay so in the other language, and when the page is opened again. */
const stoppedIds = new Set<string>();

/** Slides in view, from the style sheet, for this window width; `null` until it is known. */
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

/** The position of the row: the current slide, and the slides in view as soon as Embla reports them. */
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
    // Starts at the slide to which the visitor scrolled.
    place();
    return () => {
      embla.off("select", chosen).off("reInit", place).off("slidesInView", seen);
    };
  }, [embla]);
  return { slide, inView };
}

/** State and handlers of a carousel. */
export function useCarousel({ id, count, interval, duration, spreads }: CarouselOptions) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const ticking = useRef(false);
  const [stopped, setStopped] = useState(() => stoppedIds.has(id));
  const [isAsked, setAsked] = useState(false);
  const still = useMediaQuery(reducedMotion);
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
    setAsked(!ticking.current);
    if (!ticking.current) restart();
  });

  /** Moves by one slide: 1 forward, −1 back. Without Embla the row scrolls. */
  const step = (by: 1 | -1) => {
    if (embla && by > 0) embla.scrollNext(still);
    else if (embla) embla.scrollPrev(still);
    else if (viewport.current) stepSlides(viewport.current, by);
  };
  const goTo = (item: number) => {
    if (embla) embla.scrollTo(nearestSlide(slide, item, count, slides), still);
    else if (viewport.current) scrollToSlide(viewport.current, item);
  };

  return {
    root,
    viewport,
    slides,
    current: slide % count || 0,
    live: liveSlides(inView, count, slides),
    /** Whether Embla moves the row. Before that it scrolls by hand. */
    driven: embla !== null,
    /** Whether some slides are out of view; true until it is known. */
    moves: perView === null || moves,
    autoplay,
    /** Whether the visitor made the last move. */
    isAsked,
    step,
    goTo,
    toggleAutoplay: () => {
      restart();
      if (stopped) stoppedIds.delete(id);
      else stoppedIds.add(id);
      setStopped(!stopped);
    },
  };
}
