import { contactMessage, listFaults } from "@miqyas/contract";
import type { ContactMessage, FieldFault, FormAnswer, FormProblem } from "@miqyas/contract";
import * as v from "valibot";
import type { Receipt } from "../../outbox/submit-form.ts";

/** Where a message stands (CON-7…CON-11). */
export interface Submission {
  /** `sent`: the site has it; `kept`: this device keeps it for the site; `failed`: nobody has it. */
  state: "idle" | "sending" | "sent" | "kept" | "failed";
  /** What the visitor can ask for it by; stays when the banner has gone (CON-14). */
  reference: string | null;
  /** Why it has failed. */
  problem?: FormProblem;
}

export type SubmissionEvent =
  | { type: "send" }
  | { type: "keep"; receipt: Receipt }
  | { type: "fail" }
  /** The success has been shown long enough. */
  | { type: "settle" };

/** How long the success is shown, ms (CON-9). */
export const successTime = 5000;

/** Where a page begins: with how a form sent without JavaScript was answered, stored or not. */
export function beginning(sent: string | null, answer: Pick<FormAnswer, "problem"> | null): Submission {
  if (answer) return { state: "failed", reference: null, problem: answer.problem };
  return { state: sent === null ? "idle" : "sent", reference: sent };
}

/** The next step; an event that does not fit the step changes nothing. */
export function advance(submission: Submission, event: SubmissionEvent): Submission {
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

/** Fields that cannot be sent as they are. */
export type Faults = Partial<Record<ContactField, FieldFault>>;

/** Names of the fields in the form, in its order. */
export const controlNames = {
  name: "fullName",
  email: "email",
  phone: "phone",
  message: "message",
} as const satisfies Record<ContactField, string>;

/** In the order of the form. */
export const contactFields: readonly ContactField[] = ["name", "email", "phone", "message"];

/**
 * A filled form as it is sent: exactly `{name, email, message, phone}`, spaces trimmed, digits 0-9 (CON-6, CON-8);
 * else what is at fault.
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
