import { useEffect, useRef } from "react";
import { IconButton, TextButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { Autoplay } from "./use-carousel.ts";
import styles from "./carousel.module.css";

/** The words of a carousel; the numbers in them are up to the caller, in the language's own digits. */
export interface CarouselTexts {
  /** What it shows: “Testimonials”. */
  label: string;
  /** What it is: “carousel”, and one of its parts: “slide”. */
  carousel: string;
  slide: string;
  /** “2 of 6”, the name of a slide; counted from 1. */
  position: (number: number, count: number) => string;
  /** “Show slide 2”, the name of a tick. */
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
  /** For strips of logos: only the button that stops it and, once it stands, the arrows (WCAG 2.1.1, 2.5.7). */
  pauseOnly: boolean;
  /** Nothing is beyond the view. */
  resting: boolean;
  onStep: (by: 1 | -1) => void;
  onGoTo: (item: number) => void;
  onToggle: () => void;
  className?: string | undefined;
}

/** Ticks, the button that stops it for good (HOME-20), and arrows where there is room for them (HOME-18, RSCH-4). */
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

/** One tick an item; one of them is in the tab order, the arrow keys go along them. */
function Bullets({ texts, count, current, autoplay, interval, onGoTo }: BulletsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.style.setProperty("--interval", `${interval ?? 0}ms`);
  }, [interval]);
  useEffect(() => {
    const focused = document.activeElement;
    const bullets = ref.current;
    if (focused && bullets?.contains(focused)) bullets.querySelector<HTMLElement>("[aria-current]")?.focus();
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
