import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useDocumentDirection } from "../../ui/use-document-direction.ts";
import { renderElements } from "../render-elements.tsx";
import type { ArticleFigure } from "../sections.ts";
import { describeImage, enlargeImage } from "./figure-image.ts";
import styles from "./lightbox.module.css";

interface LightboxProps {
  figures: readonly ArticleFigure[];
  /** Index of the picture shown at first. */
  first: number;
  /** Called once it has closed by itself: by its button, Esc, or a press beside the picture. */
  onClose: () => void;
}

/**
 * The pictures of a group, one at a time, as large as the window allows, with their captions (ART-5). The
 * arrow keys go towards their own side; the focus returns to where it came from.
 */
export function Lightbox({ figures, first, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const direction = useDocumentDirection();
  useShownAsModal(ref, onClose);

  const several = figures.length > 1;
  const step = (by: 1 | -1) => setIndex((index + by + figures.length) % figures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (!several || (key !== "ArrowLeft" && key !== "ArrowRight")) return;
    step((key === "ArrowRight") === (direction === "ltr") ? 1 : -1);
  };
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
      onClick={({ target }) => isBeside(target) && ref.current?.close()}
    >
      <header className={styles.bar}>
        {several && (
          <p className="tabular" aria-hidden="true">
            {position}
          </p>
        )}
        <IconButton
          bare
          icon="close"
          label={t("controls.pictures.close")}
          onClick={() => ref.current?.close()}
        />
      </header>
      <figure key={index} className={styles.figure}>
        <div className={styles.stage}>{renderElements([enlargeImage(figure.image)])}</div>
        {figure.caption && <figcaption>{figure.caption}</figcaption>}
      </figure>
      {several && (
        <div className={styles.steps}>
          <IconButton bare icon="back" label={t("controls.pictures.previous")} onClick={() => step(-1)} />
          <IconButton bare icon="forward" label={t("controls.pictures.next")} onClick={() => step(1)} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {[position, describeImage(figure.image), figure.caption].filter(Boolean).join(". ")}
      </p>
    </dialog>,
    document.body,
  );
}

/** Whether a press met nothing but the ground. */
const isBeside = (target: EventTarget) =>
  target instanceof Element && target.closest("img, figcaption, p, button") === null;

/** Opens a dialog for as long as it is in the page, and tells when the visitor has closed it. */
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
