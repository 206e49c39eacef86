"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { fieldOf } from "../accounts/account-dialog.tsx";
import { postCall } from "../post-call.ts";
import type { TwoFactorLabels } from "../accounts/two-factor-labels.ts";

export interface Credentials {
  email: string;
  password: string;
}

interface SignInCodeProps {
  credentials: Credentials;
  labels: TwoFactorLabels;
  onDone: (answer: v.InferOutput<typeof signedIn>) => void;
  onBack: () => void;
}

/** The answer to a sign-in that opens a session. */
export const signedIn = v.object({
  exp: v.number(),
  user: v.looseObject({ id: v.number(), collection: v.string() }),
});

/** The second step of signing in: the code of the app, or a recovery code. */
export function SignInCode({ credentials, labels, onDone, onBack }: SignInCodeProps) {
  const { t } = useTranslation();
  const [isRecovery, setIsRecovery] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [isRecovery]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const code = fieldOf(new FormData(event.currentTarget), "code");
    const answer = await postCall("/api/users/login", { ...credentials, code }, signedIn);
    if (!("problem" in answer)) return onDone(answer);
    setIsBusy(false);
    setProblem(answer.problem || labels.failed);
    // A refused code is typed anew, never mended.
    input.current?.select();
  }

  return (
    <form className="login__form sign-in-code" onSubmit={(event) => void submit(event)}>
      <label htmlFor="sign-in-code">{isRecovery ? labels.recoveryCode : labels.code}</label>
      <input
        id="sign-in-code"
        ref={input}
        name="code"
        dir="ltr"
        autoComplete={isRecovery ? "off" : "one-time-code"}
        inputMode={isRecovery ? "text" : "numeric"}
        autoCapitalize="off"
        spellCheck={false}
        required
        aria-describedby="sign-in-code-hint"
        aria-invalid={problem !== undefined}
      />
      <p id="sign-in-code-hint">{isRecovery ? labels.recoveryHint : labels.codeHint}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" size="large" margin={false} disabled={isBusy}>
        {t("authentication:login")}
      </Button>
      <div className="sign-in-code__other">
        <button type="button" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? labels.useApp : labels.useRecovery}
        </button>
        <button type="button" onClick={onBack}>
          {labels.back}
        </button>
      </div>
    </form>
  );
}
