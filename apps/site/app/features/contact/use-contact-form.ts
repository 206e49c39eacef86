import { cleanEmail, splitLocale } from "@miqyas/contract";
import type { FormAnswer } from "@miqyas/contract";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { RefObject } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { announceDelivery } from "../../outbox/outbox-state.ts";
import { submitForm } from "../../outbox/submit-form.ts";
import type { Receipt } from "../../outbox/submit-form.ts";
import { formTrace } from "../../outbox/form-trace.ts";
import {
  advance,
  beginning,
  contactFields,
  controlOf,
  readMessage,
  successTime,
} from "./contact-submission.ts";
import type { Faults } from "./contact-submission.ts";
import { forgetUnsent, hasTextOfBefore, setUnderway } from "./use-unsent.ts";

/** The faults for which the browser stops the form (CON-5). */
function readValidity(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const field of contactFields) {
    const validity = controlOf(form, field)?.validity;
    if (validity && !validity.valid) faults[field] = validity.valueMissing ? "missing" : "wrong";
  }
  return faults;
}

/** Removes what nobody sees of a pasted address: the browser would stop the form for it (CON-5). */
function cleanAddress(form: HTMLFormElement | null): void {
  const field = form && controlOf(form, "email");
  if (!field) return;
  const clean = cleanEmail(field.value);
  // A value that is set moves the caret.
  if (field.value !== clean) field.value = clean;
}

/** Empties every field (CON-9). `reset` alone would restore what the page came with. */
function clear(form: HTMLFormElement): void {
  form.reset();
  for (const field of contactFields) {
    const control = controlOf(form, field);
    if (control) control.value = "";
  }
}

/** The message under way, or one that failed while no form was there to say so. It outlives its form (CON-7). */
let sending: Promise<Receipt> | null = null;

/** The page of the open address, in either language and in any spelling. */
const openPage = () => splitLocale(location.pathname).path.replace(/\/$/, "").toLowerCase();

/** The form that was opened last, and its page. */
let opened: { form: RefObject<HTMLFormElement | null>; page: string } | null = null;

/** Whether the visitor stays with the form. The address changes before the next page takes its place. */
const isFormSeen = () => Boolean(opened?.form.current) && opened?.page === openPage();

/** Removes the text of a stored message. Where no form is seen that tells of it, the outbox's notice does. */
function finish(receipt: Receipt): Receipt {
  sending = null;
  forgetUnsent();
  if (opened?.form.current) clear(opened.form.current);
  if (receipt.keptBy === "site" && !isFormSeen())
    announceDelivery({ kind: "contact", reference: receipt.reference });
  return receipt;
}

/**
 * State and handlers of the contact form.
 * @param sent reference of a message that was sent without JavaScript and stored
 * @param answer the server's answer to such a message that was not stored
 */
export function useContactForm(sent: string | null, answer: FormAnswer | null) {
  const form = useRef<HTMLFormElement>(null);
  const [submission, dispatch] = useReducer(advance, beginning(sent, answer));
  const [faults, setFaults] = useState<Faults>(answer?.faults ?? {});
  const locale = useLocale();
  const { state } = submission;

  useEffect(() => {
    if (state !== "sent" && state !== "kept") return;
    const timer = setTimeout(() => dispatch({ type: "settle" }), successTime);
    return () => clearTimeout(timer);
  }, [state]);

  /** Shows a sending and its outcome. */
  async function follow(message: Promise<Receipt>) {
    dispatch({ type: "send" });
    try {
      dispatch({ type: "keep", receipt: await message });
    } catch {
      // Every error means the same to the visitor: the message was not sent (CON-13).
      setUnderway(false);
      dispatch({ type: "fail" });
      if (isFormSeen()) sending = null;
    }
  }

  const open = useEffectEvent(() => {
    opened = { form, page: openPage() };
    cleanAddress(form.current);
    if (sending) void follow(sending);
  });
  useEffect(() => open(), []);

  /** Shows the faults and moves the focus to the first of them. */
  function point(found: Faults) {
    setFaults(found);
    const first = contactFields.find((field) => found[field]);
    if (first && form.current) controlOf(form.current, first)?.focus();
  }

  function submit() {
    if (!form.current || (sending && state !== "failed")) return;
    const filled = new FormData(form.current);
    const read = readMessage(filled);
    point("faults" in read ? read.faults : {});
    if ("faults" in read) return;
    const hidden = filled.get("website");
    const trace = formTrace(typeof hidden === "string" ? hidden : "", hasTextOfBefore());
    const filledForm = { kind: "contact", body: read.message, locale, trace } as const;
    sending = submitForm(filledForm, () => setUnderway(true)).then(finish);
    void follow(sending);
  }

  return {
    form,
    answer,
    submission,
    faults,
    submit,
    /** Called when the browser stops the form. */
    markInvalid: () => form.current && point(readValidity(form.current)),
    /** Removes the fault of a field that the visitor fills in again, and what must not be in it. */
    mend: (control: EventTarget) => {
      cleanAddress(form.current);
      const mended = contactFields.find(
        (field) => faults[field] && form.current && controlOf(form.current, field) === control,
      );
      if (mended) setFaults({ ...faults, [mended]: undefined });
    },
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
