import { emailAddress } from "@miqyas/contract";
import type { FormAnswer, FormProblem } from "@miqyas/contract";
import * as v from "valibot";
import { suggestAddress } from "../../ui/suggest-address.ts";

/** Where a subscription stands (NEWS-1…NEWS-3). */
export type Submission =
  | { state: "idle" }
  /** Submitted while subscribing is locked, with so many seconds left then (NEWS-4). */
  | { state: "locked"; secondsLeft: number }
  /** Submitted without a value. */
  | { state: "empty" }
  /** The dialog asks whether the address is right. */
  | { state: "confirming"; email: string }
  /** On its way; `isWatched` while the dialog still shows it. */
  | { state: "sending"; email: string; isWatched: boolean }
  /** The site has it, or this device keeps it for the site (NEWS-8). */
  | { state: "subscribed" }
  /** It could not be kept anywhere, and its address is hardly one. */
  | { state: "incomplete" }
  /** It could not be kept anywhere. */
  | { state: "failed" }
  /** Sent without JavaScript, and not taken by the site's server. */
  | { state: "refused"; problem: Exclude<FormProblem, "failed"> | "tooLong" };

export type SubmissionEvent =
  | { type: "submit"; value: string; secondsLeft: number }
  | { type: "edit"; email: string }
  /** Closes the dialog. What is on its way already goes on. */
  | { type: "cancel" }
  | { type: "confirm"; secondsLeft: number }
  | { type: "succeed" }
  | { type: "fail" }
  /** The success has been shown long enough. */
  | { type: "settle" };

export const idle: Submission = { state: "idle" };

/** Where a page begins: with how a form sent without JavaScript was answered, stored or not. */
export function beginning(
  isSent: boolean,
  answer: Pick<FormAnswer, "problem" | "faults"> | null,
): Submission {
  if (!answer) return isSent ? { state: "subscribed" } : idle;
  const { problem, faults } = answer;
  if (faults.email === "missing") return { state: "empty" };
  if (faults.email === "wrong") return { state: "incomplete" };
  if (problem === "failed") return { state: "failed" };
  return { state: "refused", problem: faults.email ?? problem };
}

/** Whether the value of the field is what went wrong. */
export const isFieldWrong = (submission: Submission): boolean =>
  submission.state === "empty" ||
  submission.state === "incomplete" ||
  (submission.state === "refused" && submission.problem === "tooLong");

/** How long the success is shown, ms (NEWS-3). */
export const successTime = 5000;

/** The next step; an event that does not fit the step changes nothing. */
export function advance(submission: Submission, event: SubmissionEvent): Submission {
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
      if (submission.state !== "sending") return submission;
      return { state: looksComplete(submission.email) ? "failed" : "incomplete" };
    case "settle":
      return submission.state === "subscribed" ? idle : submission;
  }
}

/** Whether the site takes such an address; what it refused is something else then (ERR-19). */
const looksComplete = (email: string) => suggestAddress(email) === null && v.is(emailAddress, email);
