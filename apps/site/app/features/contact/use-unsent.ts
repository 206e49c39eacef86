import { useEffectEvent, useLayoutEffect } from "react";
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

/** Whether fields were filled with texts of an earlier document. */
let isOfBefore = false;
export const hasTextOfBefore = () => isOfBefore;

/** Whether a message is on its way: the outbox has its text, and another document must not offer it again. */
let isUnderway = false;
export const setUnderway = (is: boolean) => void (isUnderway = is);

/** Forgets what was typed: it is sent, or kept to be sent. */
export function forgetUnsent(): void {
  unsent = new Map();
  isUnderway = false;
  takeNote(unsentNote);
}

/** Reads the form that is on the screen. */
let readForm: (() => void) | null = null;

/** Leaves the texts to the tab's next document. */
function leave(): void {
  readForm?.();
  takeNote(unsentNote);
  if (unsent?.size && !isUnderway) leaveNote(unsentNote, JSON.stringify(Object.fromEntries(unsent)));
}

/**
 * Keeps what was typed and not sent while the visitor looks at another page of this tab, also one that is another document
 * (CON-10, NET-2). A field in which something was typed since keeps that.
 * @param opening first text of the message, which the visitor has not typed
 * @param isAnswer whether the document came as the answer to the form: it has the texts itself, or they are sent
 */
export function useUnsent(
  form: RefObject<HTMLFormElement | null>,
  { opening, isAnswer }: { opening: string | undefined; isAnswer: boolean },
): void {
  const save = useEffectEvent((current: HTMLFormElement) => {
    const filled = new FormData(current);
    const typed = contactFields.flatMap((field) => {
      const text = filled.get(controlNames[field]);
      return typeof text === "string" && text.trim() && text !== opening ? [[field, text] as const] : [];
    });
    unsent = new Map(typed);
  });
  const fill = useEffectEvent((current: HTMLFormElement) => {
    if (unsent === undefined) {
      unsent = isAnswer ? new Map() : readNote();
      isOfBefore = unsent.size > 0;
    }
    for (const [field, text] of unsent) {
      const control = controlOf(current, field);
      if (control && control.value === control.defaultValue) control.value = text;
    }
  });
  // In a layout effect: a passive one saves after React has removed the form, and a message stored in between would be back.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    fill(current);
    readForm = () => save(current);
    // Also for a document that ends on another page. The same listener is added once.
    addEventListener("pagehide", leave);
    return () => {
      readForm = null;
      save(current);
    };
  }, [form]);
}
