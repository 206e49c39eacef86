"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import * as v from "valibot";
import { AccountDialog, fieldOf } from "./account-dialog.tsx";
import { CodeInput } from "./code-input.tsx";
import { postCall } from "../post-call.ts";
import type { TwoFactorLabels } from "./two-factor-labels.ts";

interface TurnOffProps {
  labels: TwoFactorLabels;
  /** The rules ask this account for a second factor. */
  isNeeded: boolean;
  onCancel: () => void;
  onDone: () => void;
}

/** Turns one's own second factor off, with password and code. */
export function TurnOff({ labels, isNeeded, onCancel, onDone }: TurnOffProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(fields: FormData) {
    setIsBusy(true);
    const body = { password: fieldOf(fields, "password"), code: fieldOf(fields, "code") };
    const answer = await postCall("/api/users/two-factor/remove", body, v.object({}));
    setIsBusy(false);
    if ("problem" in answer) setProblem(answer.problem || labels.failed);
    else onDone();
  }

  return (
    <AccountDialog title={labels.title} onCancel={onCancel} onSubmit={(fields) => void submit(fields)}>
      <p>{isNeeded ? labels.offWhileNeeded : labels.offExplanation}</p>
      <label htmlFor="turn-off-password">{labels.password}</label>
      <input
        id="turn-off-password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <CodeInput labels={labels} accepts="both" />
      {problem && <p role="alert">{problem}</p>}
      <footer>
        <Button type="button" buttonStyle="secondary" margin={false} onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="submit" margin={false} disabled={isBusy}>
          {labels.off}
        </Button>
      </footer>
    </AccountDialog>
  );
}
