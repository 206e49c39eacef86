"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useRef, useState, type SubmitEvent } from "react";
import { erasure, type Erasure, type PersonRows } from "../../inbox/erasure.ts";
import { eraseLabels, type EraseLabels } from "./erase-labels.ts";
import { languageOf } from "../../language.ts";
import { postCall } from "../post-call.ts";

type Question = { isBusy?: boolean; problem?: string } & (
  | { name: "ask" }
  | { name: "agree"; email: string; rows: PersonRows; changed: boolean }
);
type Step = Question | { name: "done"; rows: PersonRows };

const isNothing = (rows: PersonRows) => rows.messages + rows.subscriptions + rows.receipts === 0;

/** The number of rows that belong to a person, by kind. */
function Rows({ rows, labels }: { rows: PersonRows; labels: EraseLabels }) {
  return (
    <ul>
      {(["messages", "subscriptions", "receipts"] as const).map((kind) => (
        <li key={kind}>{labels.rows[kind](rows[kind])}</li>
      ))}
    </ul>
  );
}

/** Erases the data of an e-mail address in two steps: it shows what would be removed, then removes it (F20). */
export function ErasePerson() {
  const { i18n } = useTranslation();
  const labels = eraseLabels[languageOf(i18n.language)];
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: "ask" });

  function open() {
    setStep({ name: "ask" });
    dialog.current?.showModal();
  }

  async function ask({ problem: _problem, ...asked }: Question, email: string) {
    const agreed = asked.name === "agree" ? asked.rows : undefined;
    const busy: Step = { ...asked, isBusy: true };
    setStep(busy);
    const answer = await postCall("/api/contact-messages/erase-person", { email, agreed }, erasure);
    const next: Step =
      "problem" in answer
        ? { ...asked, problem: answer.problem || labels.failed }
        : nextStep(email, answer, agreed !== undefined);
    // The dialog may have been closed and opened again, for another person.
    setStep((current) => (current === busy ? next : current));
    if ("erased" in answer && answer.erased) router.refresh();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step.name === "agree") void ask(step, step.email);
    else if (step.name === "ask") {
      const email = new FormData(event.currentTarget).get("email");
      if (typeof email === "string") void ask(step, email.trim());
    }
  }

  const found = step.name === "agree" && !isNothing(step.rows);
  return (
    <>
      <button type="button" className="list-bar__tool" onClick={open}>
        {labels.open}
      </button>
      <dialog ref={dialog} className="admin-dialog erase-person" aria-labelledby="erase-person-title">
        <form onSubmit={submit}>
          <h2 id="erase-person-title">{labels.title}</h2>
          {step.name === "ask" && (
            <>
              <p>{labels.explanation}</p>
              <label htmlFor="erase-person-email">{labels.email}</label>
              <input
                id="erase-person-email"
                name="email"
                type="email"
                dir="ltr"
                required
                autoComplete="off"
              />
            </>
          )}
          {step.name === "agree" && (
            <div role="status">
              {step.changed && <p>{labels.changed}</p>}
              <p>
                {found ? labels.found : labels.nothing} <bdi>{step.email}</bdi>
              </p>
              {found && <Rows rows={step.rows} labels={labels} />}
            </div>
          )}
          {step.name === "done" && (
            <div role="status">
              <p>{labels.done}</p>
              <Rows rows={step.rows} labels={labels} />
            </div>
          )}
          {step.name !== "done" && step.problem && <p role="alert">{step.problem}</p>}
          {!found && (
            <p>
              {labels.site} <code dir="ltr">npm run queue -- erase …</code>
            </p>
          )}
          <footer>
            <Button
              type="button"
              buttonStyle="secondary"
              margin={false}
              onClick={() => dialog.current?.close()}
            >
              {/* What is being erased cannot be stopped any more. */}
              {step.name === "ask" || (found && !step.isBusy) ? labels.cancel : labels.close}
            </Button>
            {(step.name === "ask" || found) && (
              <Button
                type="submit"
                margin={false}
                buttonStyle="primary"
                className={found ? "erase-person__erase" : ""}
                disabled={step.isBusy === true}
              >
                {found ? labels.erase : labels.look}
              </Button>
            )}
          </footer>
        </form>
      </dialog>
    </>
  );
}

function nextStep(email: string, { erased, rows }: Erasure, changed: boolean): Step {
  return erased ? { name: "done", rows } : { name: "agree", email, rows, changed };
}
