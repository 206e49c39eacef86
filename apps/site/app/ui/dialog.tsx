import { useEffect, useId, useRef } from "react";
import type { MouseEvent, ReactNode, SyntheticEvent } from "react";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Esc, and a press outside of it: the same as its Cancel button. */
  onCancel: () => void;
  title: string;
  children: ReactNode;
  /** Its buttons, the one that goes on last. */
  actions: ReactNode;
}

/**
 * A question that has to be answered first. Focus goes to its first control, stays inside, and returns to where
 * it came from (NEWS-2).
 */
export function Dialog({ open, onCancel, title, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };
  const pressOutside = (event: MouseEvent) => {
    if (event.target === ref.current && isOutside(ref.current, event)) onCancel();
  };
  return (
    <dialog
      ref={ref}
      className={classNames("on-light", styles.dialog)}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={() => open && onCancel()}
      onPointerDown={pressOutside}
    >
      {open && (
        <>
          <h2 id={titleId} className={typeStyles.h3}>
            {title}
          </h2>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions}>{actions}</div>
        </>
      )}
    </dialog>
  );
}

/** A press on the backdrop is a press on the dialog, beyond its edges. */
function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
