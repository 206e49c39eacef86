import { useEffect, useRef } from "react";
import { IconButton, TextButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { Autoplay } from "./use-carousel.ts";
import styles from "./carousel.module.css";

/** The texts of a carousel. The caller formats their numbers in the language's digits. */
export interface CarouselTexts {
  /** Accessible name of the carousel: “Testimonials”. */
  label: string;
  /** Role descriptions: “carousel”, and “slide” for one of its parts. */
  carousel: string;
  slide: string;
  /** “2 of 6”: the name of a slide, counted from 1. */
  position: (number: number, count: number) => string;
  /** “Show slide 2”: the name of a tick. */
  goTo: (number: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselControlsProps {
  texts: CarouselTexts;
  count: number;
  current: number;
  autoplay: Autoplay;
  interval: number | null;
  /** For rows of logos: only the pause button and, while paused, the arrows (WCAG 2.1.1, 2.5.7). */
  pauseOnly: boolean;
  /** Whether all slides are in view. */
  resting: boolean;
  onStep: (by: 1 | -1) => void;
  onGoTo: (item: number) => void;
  onToggle: () => void;
  className?: string | undefined;
}

/**
 * Ticks, a button that stops the autoplay permanently (HOME-20), and arrows where there is space (HOME-18, RSCH-4).
 */
export function CarouselControls({
  texts,
  autoplay,
  interval,
  pauseOnly,
  resting,
  ...props
}: CarouselControlsProps) {
  if (pauseOnly && interval === null) return null;
  return (
    <div
      className={classNames(
        styles.controls,
        pauseOnly && styles.pauseOnly,
        resting && styles.resting,
        props.className,
      )}
    >
      {!pauseOnly && <Bullets texts={texts} autoplay={autoplay} interval={interval} {...props} />}
      {interval !== null && (
        <TextButton
          className={classNames(styles.pause, autoplay === "off" && styles.resting)}
          onClick={props.onToggle}
        >
          {autoplay === "stopped" ? texts.play : texts.pause}
        </TextButton>
      )}
      {(!pauseOnly || autoplay === "stopped") && (
        <div className={styles.arrows}>
          <IconButton icon="back" label={texts.previous} onClick={() => props.onStep(-1)} />
          <IconButton icon="forward" label={texts.next} onClick={() => props.onStep(1)} />
        </div>
      )}
    </div>
  );
}

type BulletsProps = Pick<
  CarouselControlsProps,
  "texts" | "count" | "current" | "autoplay" | "interval" | "onGoTo"
>;

/** One tick per item. One tick is in the tab order; the arrow keys move between them. */
function Bullets({ texts, count, current, autoplay, interval, onGoTo }: BulletsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.style.setProperty("--interval", `${interval ?? 0}ms`);
  }, [interval]);
  const shown = useRef(current);
  useEffect(() => {
    // The first run is hydration: the visitor's focus stays on the tick that the next key is for.
    if (shown.current === current) return;
    shown.current = current;
    const focused = document.activeElement;
    const bullets = ref.current;
    // Autoplay moves the focus too. The page must stay where the visitor is.
    if (focused && bullets?.contains(focused))
      bullets.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [current]);
  return (
    <div ref={ref} className={styles.bullets} role="group" aria-label={texts.label} data-autoplay={autoplay}>
      {Array.from({ length: count }, (_, item) => (
        <button
          key={item}
          type="button"
          className={styles.bullet}
          aria-label={texts.goTo(item + 1)}
          aria-current={item === current ? true : undefined}
          tabIndex={item === current ? 0 : -1}
          onClick={() => onGoTo(item)}
        />
      ))}
    </div>
  );
}
