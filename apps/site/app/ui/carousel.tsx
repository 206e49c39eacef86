import type { KeyboardEvent, ReactNode } from "react";
import { CarouselControls } from "./carousel-controls.tsx";
import type { CarouselTexts } from "./carousel-controls.tsx";
import { classNames } from "./class-names.ts";
import { useCarousel } from "./use-carousel.ts";
import styles from "./carousel.module.css";

export type { CarouselTexts } from "./carousel-controls.tsx";

/** Slides in view from each window width on, px. The style sheet supports only these widths. */
interface SlidesPerView {
  base: 1 | 2 | 3 | 4 | 5;
  480?: 2 | 3 | 4;
  768?: 2 | 3 | 4 | 5;
  1024?: 2 | 3 | 4 | 5;
}

interface CarouselProps<Item> {
  /** Unique on the site: the visitor's choice to stop the row is kept by it. */
  id: string;
  items: readonly Item[];
  /** Unique among the items. */
  keyOf: (item: Item) => string;
  /** Renders a slide. An item may be rendered more than once, and must not contain IDs. */
  renderItem: (item: Item, index: number) => ReactNode;
  texts: CarouselTexts;
  /** Default: one slide in view. `className` may set `--per-view` instead, also to a fraction. */
  perView?: SlidesPerView;
  /** Space between two slides, px. */
  gap?: 0 | 20 | 50;
  /** Time between two automatic moves, ms. Without it the row moves only at the visitor's request. */
  autoplayInterval?: number | null;
  /** Duration of a move, ms. */
  transitionDuration?: number;
  /**
   * `full`: ticks, pause and arrows. `pause`, for rows of logos: the pause button, and arrows while paused. With
   * reduced motion the logos stand in rows without controls.
   */
  controls?: "full" | "pause";
  className?: string | undefined;
  controlsClassName?: string | undefined;
}

/**
 * A row of slides. The visitor moves it with arrows, ticks, drag and keys; with an interval it also moves by itself.
 * Autoplay pauses while the row is hovered, touched, focused by keyboard, hidden or out of view, and stops
 * permanently at the visitor's request (HOME-17…26, RSCH-2…5). Without a script the row scrolls.
 */
export function Carousel<Item>({
  id,
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
    id,
    count,
    interval: autoplayInterval,
    duration: transitionDuration,
    spreads: controls === "pause",
  });
  const { root, viewport, slides, current, live, driven, moves, autoplay, isAsked } = carousel;
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
      {/* -1 and not none: the row that a visitor has focused keeps the focus. */}
      <div ref={viewport} className={styles.viewport} tabIndex={driven || !moves ? -1 : 0}>
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
        {isAsked && texts.position(current + 1, count)}
      </p>
    </section>
  );
}

/** An arrow key moves the row towards the key's side, in both reading directions. */
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
