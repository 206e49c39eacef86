"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useRef, useState, type SubmitEvent } from "react";
import type { Erasure, PersonRows } from "../../inbox/erasure.ts";
import { askErasure } from "./ask-erasure.ts";
import { eraseWords, type EraseWords } from "./erase-words.ts";

type Step =
  | { name: "ask" | "busy"; problem?: string }
  | { name: "agree"; email: string; rows: PersonRows; changed: boolean }
  | { name: "done"; rows: PersonRows };

const isNothing = (rows: PersonRows) => rows.messages + rows.subscriptions + rows.receipts === 0;

/** What belongs to a person, counted by what it is. */
function Rows({ rows, words }: { rows: PersonRows; words: EraseWords }) {
  return (
    <ul>
      {(["messages", "subscriptions", "receipts"] as const).map((kind) => (
        <li key={kind}>{words.rows[kind](rows[kind])}</li>
      ))}
    </ul>
  );
}

/** Erases all that belongs to an e-mail address, in two steps: what would go, then that it goes (F20). */
export function ErasePerson() {
  const { i18n } = useTranslation();
  const words = eraseWords[i18n.language === "ar" ? "ar" : "en"];
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: "ask" });

  function open() {
    setStep({ name: "ask" });
    dialog.current?.showModal();
  }

  async function ask(email: string, agreed?: PersonRows) {
    setStep({ name: "busy" });
    const answer = await askErasure(email, agreed);
    if ("problem" in answer) setStep({ name: "ask", problem: answer.problem || words.failed });
    else setStep(nextStep(email, answer, agreed !== undefined));
    if ("erased" in answer && answer.erased) router.refresh();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step.name === "agree") void ask(step.email, step.rows);
    else {
      const email = new FormData(event.currentTarget).get("email");
      if (typeof email === "string") void ask(email.trim());
    }
  }

  const found = step.name === "agree" && !isNothing(step.rows);
  return (
    <>
      <button type="button" className="inbox-bar__tool" onClick={open}>
        {words.open}
      </button>
      <dialog ref={dialog} className="erase-person" aria-labelledby="erase-person-title">
        <form onSubmit={submit}>
          <h2 id="erase-person-title">{words.title}</h2>
          {(step.name === "ask" || step.name === "busy") && (
            <>
              <p>{words.explanation}</p>
              <label htmlFor="erase-person-email">{words.email}</label>
              <input
                id="erase-person-email"
                name="email"
                type="email"
                dir="ltr"
                required
                autoComplete="off"
              />
              {step.problem && <p role="alert">{step.problem}</p>}
            </>
          )}
          {step.name === "agree" && (
            <div role="status">
              {step.changed && <p>{words.changed}</p>}
              <p>
                {found ? words.found : words.nothing} <bdi>{step.email}</bdi>
              </p>
              {found && <Rows rows={step.rows} words={words} />}
            </div>
          )}
          {step.name === "done" && (
            <div role="status">
              <p>{words.done}</p>
              <Rows rows={step.rows} words={words} />
            </div>
          )}
          {!found && (
            <p>
              {words.site} <code dir="ltr">npm run inbox -- erase …</code>
            </p>
          )}
          <footer>
            <Button
              type="button"
              buttonStyle="secondary"
              margin={false}
              onClick={() => dialog.current?.close()}
            >
              {found || step.name === "ask" || step.name === "busy" ? words.cancel : words.close}
            </Button>
            {(step.name === "ask" || step.name === "busy" || found) && (
              <Button
                type="submit"
                margin={false}
                buttonStyle="primary"
                className={found ? "erase-person__erase" : ""}
                disabled={step.name === "busy"}
              >
                {found ? words.erase : words.look}
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
