import { isEmailAddress } from "@miqyas/contract";
import type { FormAnswer, FormProblem } from "@miqyas/contract";
import { suggestAddress } from "../../ui/suggest-address.ts";

/** The state of a subscription (NEWS-1…NEWS-3). */
export type NewsletterSubmission =
  | { state: "idle" }
  /** Submitted during the lock, with this many seconds left at that time (NEWS-4). */
  | { state: "locked"; secondsLeft: number }
  /** Submitted without a value. */
  | { state: "empty" }
  /** The dialog asks whether the address is right. */
  | { state: "confirming"; email: string }
  /** Being sent. `isWatched` while the dialog still shows it. */
  | { state: "sending"; email: string; isWatched: boolean }
  /** The site has stored it, or this device keeps it until the site has it (NEWS-8). */
  | { state: "subscribed" }
  /** It is stored nowhere, and the address is probably incomplete. */
  | { state: "incomplete" }
  /** It is stored nowhere. */
  | { state: "failed" }
  /** Sent without JavaScript, and refused by the site's server. */
  | { state: "refused"; problem: Exclude<FormProblem, "failed"> | "tooLong" };

export type NewsletterSubmissionEvent =
  | { type: "submit"; value: string; secondsLeft: number }
  | { type: "edit"; email: string }
  /** Closes the dialog. A request that is already under way continues. */
  | { type: "cancel" }
  | { type: "confirm"; secondsLeft: number }
  | { type: "succeed" }
  /** With an address: the form that sent it is gone, and this one tells of it. */
  | { type: "fail"; email?: string }
  /** The success message has been shown long enough. */
  | { type: "settle" };

export const idle: NewsletterSubmission = { state: "idle" };

/** The first state of a page: idle, or the outcome of a form sent without JavaScript, stored or not. */
export function beginning(
  isSent: boolean,
  answer: Pick<FormAnswer, "problem" | "faults"> | null,
): NewsletterSubmission {
  if (!answer) return isSent ? { state: "subscribed" } : idle;
  const { problem, faults } = answer;
  if (faults.email === "missing") return { state: "empty" };
  if (faults.email === "wrong") return { state: "incomplete" };
  if (problem === "failed") return { state: "failed" };
  return { state: "refused", problem: faults.email ?? problem };
}

/** Whether the field's value caused the error. */
export const isFieldWrong = (submission: NewsletterSubmission): boolean =>
  submission.state === "empty" ||
  submission.state === "incomplete" ||
  (submission.state === "refused" && submission.problem === "tooLong");

/** How long the success message is shown, ms (NEWS-3). */
export const successTime = 5000;

/** The next state. An event that does not fit the state changes nothing. */
export function advance(
  submission: NewsletterSubmission,
  event: NewsletterSubmissionEvent,
): NewsletterSubmission {
  switch (event.type) {
    case "submit":
      if (submission.state === "sending") return submission;
      if (event.secondsLeft > 0) return { state: "locked", secondsLeft: event.secondsLeft };
      return event.value.trim() === ""
        ? { state: "empty" }
        : { state: "confirming", email: event.value.trim() };
    case "edit":
      return submission.state === "confirming" ? { state: "confirming", email: event.email } : submission;
    case "cancel":
      if (submission.state === "sending") return { ...submission, isWatched: false };
      return submission.state === "confirming" ? idle : submission;
    case "confirm":
      if (submission.state !== "confirming" || submission.email.trim() === "") return submission;
      return event.secondsLeft > 0
        ? { state: "locked", secondsLeft: event.secondsLeft }
        : { state: "sending", email: submission.email.trim(), isWatched: true };
    case "succeed":
      return submission.state === "sending" ? { state: "subscribed" } : submission;
    case "fail":
      if (submission.state === "sending") return failureOf(submission.email);
      if (submission.state === "confirming" || event.email === undefined) return submission;
      return failureOf(event.email);
    case "settle":
      return submission.state === "subscribed" ? idle : submission;
  }
}

/** A failure has another reason than the address when the site accepts such an address (ERR-19). */
const failureOf = (email: string): NewsletterSubmission => ({
  state: suggestAddress(email) === null && isEmailAddress(email) ? "failed" : "incomplete",
});
