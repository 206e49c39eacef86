import * as v from "valibot";
import type { englishFormMessages } from "./form-messages/english.ts";
import { isVisible } from "./plain-text.ts";

/** The forms of visitors (API-28, API-29). */
export const formKinds = ["contact", "newsletter"] as const;
export type FormKind = (typeof formKinds)[number];

/** A fault of a field: it is empty, invalid or too long. */
export type FieldFault = keyof (typeof englishFormMessages)["faults"]["contact"];

/** The fault of each field of a form, by the contract's names. */
export type FieldFaults = Partial<Record<string, FieldFault>>;

/** Why a form was refused; `failed`: it could not be stored. */
export type FormProblem = keyof (typeof englishFormMessages)["problems"] | "failed";

/** The first fault of each field, from the issues of the form's schema. */
export function listFaults(issues: readonly v.BaseIssue<unknown>[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const issue of issues) {
    const { type, input } = issue;
    const field = v.getDotPath(issue);
    const isFilled = typeof input === "string" && isVisible(input);
    if (field) faults[field] ??= type === "max_length" ? "tooLong" : isFilled ? "wrong" : "missing";
  }
  return faults;
}

/** The text of each field's fault, from a form's texts in one language. */
export function writeFaults(
  faults: FieldFaults,
  texts: Record<FieldFault, Partial<Record<string, string>>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => {
      const text = fault && texts[fault][field];
      return text ? [[field, text]] : [];
    }),
  );
}

/** The result of a form of a browser without JavaScript, for the page that answers it (CON-10). */
export interface FormAnswer {
  kind: FormKind;
  /** HTTP status of the answer. */
  status: number;
  problem: FormProblem;
  faults: FieldFaults;
  /** What the visitor typed; `null` when it could not be read. */
  typed: Record<"name" | "email" | "phone" | "message", string> | null;
}

/** The purpose of a link in a mail of the newsletter. */
export type LinkAction = "confirm" | "unsubscribe";

/**
 * The state of the page behind such a link. `ask`: its button is not pressed yet. Afterwards: `done`, `already` (done
 * before), `invalid` (link), `busy` (too many requests from one network), `away` (no backend).
 */
export type LinkState = "ask" | "done" | "already" | "invalid" | "busy" | "away";

/** The result of a link, for that page (B20, B21). */
export interface LinkAnswer {
  kind: LinkAction;
  /** HTTP status of the answer. */
  status: number;
  state: LinkState;
  /** The permission, sent by the button. */
  token: string;
}
