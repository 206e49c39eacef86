import { directionOf } from "@miqyas/contract";
import { Fragment, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { createPortal } from "react-dom";
import { useLocale } from "../../i18n/use-locale.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import { renderElements } from "../render-elements.tsx";
import type { ArticleFigure } from "../sections.ts";
import { describeImage, enlargeImage } from "./figure-image.ts";
import styles from "./lightbox.module.css";

interface LightboxProps {
  figures: readonly ArticleFigure[];
  /** Index of the picture shown at first. */
  first: number;
  /** Called after the visitor closed it: by its button, Escape, or a press beside the picture. */
  onClose: () => void;
}

/**
 * The pictures of a group, one at a time, as large as the window allows, with captions (ART-5). The left arrow key
 * shows the picture at the left, the right arrow key that at the right. On closing, the focus returns to its former
 * element.
 */
export function Lightbox({ figures, first, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const direction = directionOf(useLocale());
  useShownAsModal(ref, onClose);

  const several = figures.length > 1;
  const step = (by: 1 | -1) => setIndex((index + by + figures.length) % figures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (!several || (key !== "ArrowLeft" && key !== "ArrowRight")) return;
    step((key === "ArrowRight") === (direction === "ltr") ? 1 : -1);
  };
  const swipe = useSwipe((towardsRight) => several && step(towardsRight === (direction === "ltr") ? -1 : 1));
  const figure = figures[index];
  if (!figure) return null;
  const position = several
    ? t("controls.pictures.position", { number: index + 1, total: figures.length })
    : t("controls.pictures.picture");
  return createPortal(
    <dialog
      ref={ref}
      className={classNames("on-dark", styles.lightbox)}
      aria-label={position}
      onKeyDown={onKeyDown}
      // The second press of a double click that opened it is not meant for it.
      onClick={({ target, detail }) => detail < 2 && isBeside(target) && ref.current?.close()}
    >
      <header className={styles.bar}>
        {several && (
          <p className="tabular" aria-hidden="true">
            {position}
          </p>
        )}
        <IconButton icon="close" label={t("controls.pictures.close")} onClick={() => ref.current?.close()} />
      </header>
      <figure key={index} className={styles.figure} {...swipe}>
        <div className={styles.stage}>{renderElements([enlargeImage(figure.image)])}</div>
        {figure.caption && (
          <figcaption>
            <StaffText>{figure.caption}</StaffText>
          </figcaption>
        )}
      </figure>
      {several && (
        <div className={styles.steps}>
          <IconButton bare icon="back" label={t("controls.pictures.previous")} onClick={() => step(-1)} />
          <IconButton bare icon="forward" label={t("controls.pictures.next")} onClick={() => step(1)} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {[position, describeImage(figure.image), figure.caption].filter(Boolean).map((text, part) => (
          <Fragment key={part}>
            {part > 0 && ". "}
            <StaffText>{text}</StaffText>
          </Fragment>
        ))}
      </p>
    </dialog>,
    document.body,
  );
}

/** A horizontal movement of a finger beyond this distance turns the page, px. */
const swipeDistance = 40;

/** Reports the side towards which a finger swiped. */
function useSwipe(onSwipe: (towardsRight: boolean) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === "touch" && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) > Math.max(swipeDistance, Math.abs(y))) onSwipe(x > 0);
    },
  };
}

/** Whether a press met only the background. */
const isBeside = (target: EventTarget) =>
  target instanceof Element && target.closest("img, figcaption, p, button") === null;

/** Opens a dialog while it is mounted, and reports when the visitor closes it. */
function useShownAsModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const shown = new AbortController();
    dialog.addEventListener("close", () => close(), { signal: shown.signal });
    dialog.showModal();
    return () => {
      shown.abort();
      dialog.close();
    };
  }, [ref]);
}
