"use client";

import { Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { AccountDialog, fieldOf } from "./account-dialog.tsx";
import { CopyButton } from "../copy-button.tsx";
import { CodeInput } from "./code-input.tsx";
import { postCall } from "../post-call.ts";
import type { TwoFactorLabels } from "./two-factor-labels.ts";

const begun = v.object({ key: v.string(), qr: v.string() });
const confirmed = v.object({ codes: v.array(v.string()) });

type Step =
  | { name: "begin" }
  | { name: "confirm"; key: string; qr: string; isBusy: boolean }
  | { name: "codes"; codes: string[]; isCopied?: boolean };

interface TurnOnProps {
  labels: TwoFactorLabels;
  onCancel: () => void;
  /** Gets the number of recovery codes. */
  onDone: (codes: number) => void;
}

const inGroups = (text: string) => text.replace(/.{4}(?=.)/g, "$& ");

/** Turns one's own second factor on: shows the key, asks for the first code, then shows the recovery codes. */
export function TurnOn({ labels, onCancel, onDone }: TurnOnProps) {
  const [step, setStep] = useState<Step>({ name: "begin" });
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    void postCall("/api/users/two-factor/begin", {}, begun).then((answer) => {
      if ("problem" in answer) setProblem(answer.problem || labels.failed);
      else setStep({ name: "confirm", ...answer, isBusy: false });
    });
  }, [labels]);

  async function confirm(code: string) {
    if (step.name !== "confirm" || step.isBusy) return;
    setStep({ ...step, isBusy: true });
    const answer = await postCall("/api/users/two-factor/confirm", { code }, confirmed);
    setProblem("problem" in answer ? answer.problem || labels.failed : undefined);
    setStep("problem" in answer ? step : { name: "codes", codes: answer.codes });
  }

  if (step.name === "codes") {
    const codes = step.codes.map(inGroups);
    return (
      <AccountDialog title={labels.codesTitle} onSubmit={() => onDone(codes.length)}>
        <p>{labels.codesExplanation}</p>
        <ol className="recovery-codes" dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        {step.isCopied === false && <p role="alert">{labels.notCopied}</p>}
        <footer>
          <CopyButton
            text={codes.join("\n")}
            labels={labels}
            isCopied={step.isCopied}
            onCopied={(isCopied) => setStep({ ...step, isCopied })}
          />
          <Button type="submit" margin={false}>
            {labels.done}
          </Button>
        </footer>
      </AccountDialog>
    );
  }
  // A code that is being checked may turn it on. The recovery codes are only in that answer.
  const isBusy = step.name === "confirm" && step.isBusy;
  return (
    <AccountDialog
      title={labels.title}
      onCancel={isBusy ? undefined : onCancel}
      onSubmit={(fields) => void confirm(fieldOf(fields, "code"))}
    >
      {step.name === "confirm" && (
        <>
          <p>{labels.scan}</p>
          <img
            className="two-factor-qr"
            src={`data:image/svg+xml,${encodeURIComponent(step.qr)}`}
            alt={labels.qr}
          />
          <p>
            {labels.type} <code dir="ltr">{inGroups(step.key)}</code>
          </p>
          <CodeInput labels={labels} accepts="app" />
          <p>{labels.codeHint}</p>
        </>
      )}
      {problem && <p role="alert">{problem}</p>}
      <footer>
        <Button type="button" buttonStyle="secondary" margin={false} disabled={isBusy} onClick={onCancel}>
          {labels.cancel}
        </Button>
        {step.name === "confirm" && (
          <Button type="submit" margin={false} disabled={isBusy}>
            {labels.confirm}
          </Button>
        )}
      </footer>
    </AccountDialog>
  );
}
