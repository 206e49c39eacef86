import { useEffect, useId, useRef } from "react";
import type { MouseEvent, ReactNode, SyntheticEvent } from "react";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Called for Escape and for a press that begins and ends outside of the dialog (WCAG 2.5.2), as for its Cancel button. */
  onCancel: () => void;
  title: string;
  children: ReactNode;
  /** Its buttons, the confirming one last. */
  actions: ReactNode;
}

/**
 * A modal dialog with a question. The focus moves to its first control, stays inside, and returns to its former
 * element (NEWS-2).
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
  /** Whether the present press began outside. */
  const isPressed = useRef(false);
  const isOnBackdrop = (event: MouseEvent) => event.target === ref.current && isOutside(ref.current, event);
  return (
    <dialog
      ref={ref}
      className={classNames("on-light", styles.dialog)}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={() => open && onCancel()}
      onPointerDown={(event) => {
        isPressed.current = isOnBackdrop(event);
      }}
      // The second press of a double click that opened the dialog is not meant for it.
      onClick={(event) => isPressed.current && isOnBackdrop(event) && event.detail < 2 && onCancel()}
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

/** A press on the backdrop targets the dialog, at a point outside its edges. */
function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
