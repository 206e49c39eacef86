import { contactMessage, listFaults } from "@miqyas/contract";
import type { ContactMessage, FieldFault, FormAnswer, FormProblem } from "@miqyas/contract";
import * as v from "valibot";
import type { Receipt } from "../../outbox/submit-form.ts";

/**
 * The state of a message (CON-7…CON-11). `sent`: the site has stored it. `kept`: this device keeps it until the site has
 * it. `failed`: it is stored nowhere, for the reason in `problem`. The reference, which the visitor can quote, stays
 * after the banner has gone (CON-14).
 */
export type ContactSubmission =
  | { state: "idle" | "sending" | "sent" | "kept"; reference: string | null }
  | { state: "failed"; reference: null; problem: FormProblem };

export type ContactSubmissionEvent =
  | { type: "send" }
  | { type: "keep"; receipt: Receipt }
  | { type: "fail" }
  /** The success message has been shown long enough. */
  | { type: "settle" };

/** How long the success message is shown, ms (CON-9). */
export const successTime = 5000;

/** The first state of a page: idle, or the outcome of a form sent without JavaScript, stored or not. */
export function beginning(
  sent: string | null,
  answer: Pick<FormAnswer, "problem"> | null,
): ContactSubmission {
  if (answer) return { state: "failed", reference: null, problem: answer.problem };
  return { state: sent === null ? "idle" : "sent", reference: sent };
}

/** The next state. An event that does not fit the state changes nothing. */
export function advance(submission: ContactSubmission, event: ContactSubmissionEvent): ContactSubmission {
  const { state, reference } = submission;
  switch (event.type) {
    case "send":
      return state === "sending" ? submission : { state: "sending", reference: null };
    case "keep":
      if (state !== "sending") return submission;
      return { state: event.receipt.keptBy === "site" ? "sent" : "kept", reference: event.receipt.reference };
    case "fail":
      return state === "sending" ? { state: "failed", reference: null, problem: "failed" } : submission;
    case "settle":
      return state === "sent" || state === "kept" ? { state: "idle", reference } : submission;
  }
}

export type ContactField = keyof ContactMessage;

/** Fields that are invalid. */
export type Faults = Partial<Record<ContactField, FieldFault>>;

/** Names of the form's controls, in the form's order. */
export const controlNames = {
  name: "fullName",
  email: "email",
  phone: "phone",
  message: "message",
} as const satisfies Record<ContactField, string>;

/** The control of a field in the form. */
export function controlOf(
  form: HTMLFormElement,
  field: ContactField,
): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(controlNames[field]);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

/** The fields in the form's order. */
export const contactFields: readonly ContactField[] = ["name", "email", "phone", "message"];

/**
 * A filled form as it is sent: exactly `{name, email, message, phone}`, spaces trimmed, digits 0-9 (CON-6, CON-8).
 * Returns the faults instead when it is invalid.
 */
export function readMessage(form: FormData): { message: ContactMessage } | { faults: Faults } {
  const value = (name: string) => {
    const entry = form.get(name);
    return typeof entry === "string" ? entry : "";
  };
  const parsed = v.safeParse(contactMessage, {
    name: value(controlNames.name),
    email: value(controlNames.email),
    message: value(controlNames.message),
    phone: value(controlNames.phone),
  });
  if (parsed.success) return { message: parsed.output };
  return { faults: listFaults(parsed.issues) };
}
