"use client";

import { useId, useLayoutEffect, useRef, type ReactNode, type SubmitEvent } from "react";
import { createPortal } from "react-dom";

interface AccountDialogProps {
  title: string;
  /** Absent: the dialog is closed only by its own buttons, and Escape leaves it open. */
  onCancel?: () => void;
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
}

/**
 * A dialog with a form, opened while it is shown. It stands outside of the account's form in the page, and its
 * submit stays inside it: React would hand it on to that form.
 */
export function AccountDialog({ title, onCancel, onSubmit, children }: AccountDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is removed: that gives the focus back to where it was.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    onSubmit(new FormData(event.currentTarget));
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="admin-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // No page may hold back a second Escape in a row: the dialog is closed, and opened again.
      onClose={() => !onCancel && dialog.current?.showModal()}
    >
      <form onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {children}
      </form>
    </dialog>,
    document.body,
  );
}

/** A field of a form as text. */
export function fieldOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
