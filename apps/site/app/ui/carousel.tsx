import type { KeyboardEvent, ReactNode } from "react";
import { CarouselControls } from "./carousel-controls.tsx";
import type { CarouselTexts } from "./carousel-controls.tsx";
import { classNames } from "./class-names.ts";
import { useCarousel } from "./use-carousel.ts";
import styles from "./carousel.module.css";

export type { CarouselTexts } from "./carousel-controls.tsx";

/** How many slides are in view from each width of the window on, px. The style sheet knows these steps only. */
interface SlidesPerView {
  base: 1 | 2 | 3 | 4 | 5;
  480?: 2 | 3 | 4;
  768?: 2 | 3 | 4 | 5;
  1024?: 2 | 3 | 4 | 5;
}

interface CarouselProps<Item> {
  items: readonly Item[];
  /** Unique among the items. */
  keyOf: (item: Item) => string;
  /** What a slide shows. It may be drawn more than once, so it must not depend on being unique in the page. */
  renderItem: (item: Item, index: number) => ReactNode;
  texts: CarouselTexts;
  /** One slide in view when left out. `className` may set `--per-view` instead, to parts of a slide too. */
  perView?: SlidesPerView;
  /** Space between two slides, px. */
  gap?: 0 | 20 | 50;
  /** Milliseconds from one move to the next; left out, it moves only when asked. */
  autoplayInterval?: number | null;
  /** Milliseconds a move takes. */
  transitionDuration?: number;
  /**
   * `full`: ticks, pause and arrows. `pause`, for strips of logos: the button that stops it, and arrows once it stands;
   * where less motion is wanted all of it stands in rows, with no controls at all.
   */
  controls?: "full" | "pause";
  className?: string | undefined;
  controlsClassName?: string | undefined;
}

/**
 * A row of slides, moved by arrows, ticks, drag and keys, and by itself if it has an interval. It waits while it
 * is pointed at, touched, read with the keyboard, hidden or out of view, and stops for good on request (HOME-17…26,
 * RSCH-2…5). Without a script it is a row that scrolls.
 */
export function Carousel<Item>({
  items,
  keyOf,
  renderItem,
  texts,
  perView = { base: 1 },
  gap = 0,
  autoplayInterval = null,
  transitionDuration = 600,
  controls = "full",
  className,
  controlsClassName,
}: CarouselProps<Item>) {
  const count = items.length;
  const carousel = useCarousel({
    count,
    interval: autoplayInterval,
    duration: transitionDuration,
    spreads: controls === "pause",
  });
  const { root, viewport, slides, current, live, driven, moves, autoplay, asked } = carousel;
  if (count === 0) return null;
  return (
    <section
      ref={root}
      className={classNames(styles.carousel, controls === "pause" && styles.strip, className)}
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      data-view={perView.base}
      data-view-480={perView[480]}
      data-view-768={perView[768]}
      data-view-1024={perView[1024]}
      data-gap={gap}
      onKeyDown={(event) => stepTowards(event, carousel.step)}
    >
      <div ref={viewport} className={styles.viewport} tabIndex={driven || !moves ? undefined : 0}>
        <div className={styles.track}>
          {Array.from({ length: slides }, (_, slide) => {
            const index = slide % count;
            const item = items[index];
            if (item === undefined) return null;
            return (
              <div
                key={`${keyOf(item)}-${Math.floor(slide / count)}`}
                className={styles.slide}
                role="group"
                aria-roledescription={texts.slide}
                aria-label={texts.position(index + 1, count)}
                aria-hidden={live.has(slide) ? undefined : true}
                inert={!live.has(slide)}
              >
                {renderItem(item, index)}
              </div>
            );
          })}
        </div>
      </div>
      {count > 1 && (
        <CarouselControls
          texts={texts}
          count={count}
          current={current}
          autoplay={autoplay}
          interval={autoplayInterval}
          pauseOnly={controls === "pause"}
          resting={!moves}
          onStep={carousel.step}
          onGoTo={carousel.goTo}
          onToggle={carousel.toggleAutoplay}
          className={controlsClassName}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {asked > 0 && autoplay !== "running" && texts.position(current + 1, count)}
      </p>
    </section>
  );
}

/** The arrow keys move the row towards the side they point to, in both directions of reading. */
function stepTowards(event: KeyboardEvent<HTMLElement>, step: (by: 1 | -1) => void) {
  const pointsRight = event.key === "ArrowRight";
  const types =
    event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if ((!pointsRight && event.key !== "ArrowLeft") || types || modified) return;
  event.preventDefault();
  const forwardIsRight = getComputedStyle(event.currentTarget).direction === "ltr";
  step(pointsRight === forwardIsRight ? 1 : -1);
}
