import { useEffectEvent, useLayoutEffect } from "react";
import type { RefObject } from "react";
import { contactFields, controlNames, controlOf } from "./contact-submission.ts";
import type { ContactField } from "./contact-submission.ts";

const unsent = new Map<ContactField, string>();

/** Forgets what was typed: it is sent, or kept to be sent. */
export const forgetUnsent = () => unsent.clear();

/**
 * Keeps what was typed and not sent while the visitor looks at another page of the app (CON-10). A browser keeps the fields
 * of a document alone.
 * @param opening first text of the message, which the visitor has not typed
 */
export function useUnsent(form: RefObject<HTMLFormElement | null>, opening: string | undefined): void {
  const save = useEffectEvent((filled: FormData) => {
    unsent.clear();
    for (const field of contactFields) {
      const text = filled.get(controlNames[field]);
      if (typeof text === "string" && text.trim() && text !== opening) unsent.set(field, text);
    }
  });
  // In a layout effect: a passive one saves after React has removed the form, and a message stored in between would be back.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    for (const [field, text] of unsent) {
      const control = controlOf(current, field);
      if (control) control.value = text;
    }
    return () => save(new FormData(current));
  }, [form]);
}
