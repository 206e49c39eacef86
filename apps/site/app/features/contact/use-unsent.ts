import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { RefObject } from "react";
import { leaveNote, takeNote } from "../../browser-storage/notes.ts";
import { contactFields, controlNames, controlOf } from "./contact-submission.ts";
import type { ContactField } from "./contact-submission.ts";

/** The note with the texts, for the tab's next document. */
const unsentNote = "unsentMessage";

let unsent: Map<ContactField, string> | undefined;

function readNote(): Map<ContactField, string> {
  try {
    const stored: unknown = JSON.parse(takeNote(unsentNote) ?? "{}");
    const texts = new Map<string, unknown>(Object.entries(stored ?? {}));
    return new Map(
      contactFields.flatMap((field) => {
        const text = texts.get(field);
        return typeof text === "string" ? [[field, text] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Forgets what was typed: it is sent, or kept to be sent. */
export function forgetUnsent(): void {
  unsent = new Map();
  takeNote(unsentNote);
}

/**
 * Keeps what was typed and not sent while the visitor looks at another page of this tab, also one that is another document
 * (CON-10, NET-2). A field in which something was typed since keeps that.
 * @param opening first text of the message, which the visitor has not typed
 * @param isSent whether this page tells that the message was sent
 * @param isSending whether it is on its way: the outbox has it, and another document must not offer it again
 */
export function useUnsent(
  form: RefObject<HTMLFormElement | null>,
  { opening, isSent, isSending }: { opening: string | undefined; isSent: boolean; isSending: boolean },
): void {
  const save = useEffectEvent((filled: FormData) => {
    const typed = contactFields.flatMap((field) => {
      const text = filled.get(controlNames[field]);
      return typeof text === "string" && text.trim() && text !== opening ? [[field, text] as const] : [];
    });
    unsent = new Map(typed);
  });
  const fill = useEffectEvent((current: HTMLFormElement) => {
    if (isSent) forgetUnsent();
    for (const [field, text] of (unsent ??= readNote())) {
      const control = controlOf(current, field);
      if (control?.value === control?.defaultValue && control) control.value = text;
    }
  });
  // In a layout effect: a passive one saves after React has removed the form, and a message stored in between would be back.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    fill(current);
    return () => save(new FormData(current));
  }, [form]);

  const leave = useEffectEvent(() => {
    if (!form.current || isSending) return;
    save(new FormData(form.current));
    if (unsent?.size) leaveNote(unsentNote, JSON.stringify(Object.fromEntries(unsent)));
  });
  useEffect(() => {
    const onLeave = () => leave();
    addEventListener("pagehide", onLeave);
    return () => removeEventListener("pagehide", onLeave);
  }, []);
}
