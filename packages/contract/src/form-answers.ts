import * as v from "valibot";
import type { englishFormMessages } from "./form-messages/english.ts";
import { cleanText } from "./plain-text.ts";

/** The forms of visitors (API-28, API-29). */
export const formKinds = ["contact", "newsletter"] as const;
export type FormKind = (typeof formKinds)[number];

/** What is wrong with a field: it is empty, is not of its kind, or is too long. */
export type FieldFault = keyof (typeof englishFormMessages)["faults"]["contact"];

/** What is wrong with each field of a form, by the names of the contract. */
export type FieldFaults = Partial<Record<string, FieldFault>>;

/** Why a form was not taken; `failed`: it could not be stored. */
export type FormProblem = keyof (typeof englishFormMessages)["problems"] | "failed";

/** The first fault of each field, from the issues of the form's schema. */
export function listFaults(issues: readonly v.BaseIssue<unknown>[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const issue of issues) {
    const { type, input } = issue;
    const field = v.getDotPath(issue);
    const isFilled = typeof input === "string" && cleanText(input) !== "";
    if (field) faults[field] ??= type === "max_length" ? "tooLong" : isFilled ? "wrong" : "missing";
  }
  return faults;
}

/** What the site's server tells the page that answers a form of a browser without JavaScript (CON-10). */
export interface FormAnswer {
  kind: FormKind;
  /** HTTP status of the answer. */
  status: number;
  problem: FormProblem;
  faults: FieldFaults;
  /** What the visitor typed; `null` when it could not be read. */
  typed: Record<"name" | "email" | "phone" | "message", string> | null;
}

/** What a link in a mail of the newsletter is for. */
export type LinkAction = "confirm" | "unsubscribe";

/**
 * What the page behind such a link says. `ask`: nothing is done before its button is pressed. Then how it ended:
 * `done`, `already` done before, `invalid` link, `busy` (too many requests of one network), `away` (no backend).
 */
export type LinkState = "ask" | "done" | "already" | "invalid" | "busy" | "away";

/** What the site's server tells that page (B20, B21). */
export interface LinkAnswer {
  kind: LinkAction;
  /** HTTP status of the answer. */
  status: number;
  state: LinkState;
  /** The permission, for the button. */
  token: string;
}
