"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import * as v from "valibot";
import { languageOf } from "../../language.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { postCall } from "../post-call.ts";
import { twoFactorLabels } from "./two-factor-labels.ts";

/** Two-factor sign-in of somebody else's account, as owners see it. */
export function OthersTwoFactor({ id, wasOn }: { id: number; wasOn: boolean }) {
  const { i18n } = useTranslation();
  const labels = twoFactorLabels[languageOf(i18n.language)];
  const [isOn, setIsOn] = useState(wasOn);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function close() {
    setIsOpen(false);
    setProblem(undefined);
  }

  async function turnOff() {
    setIsBusy(true);
    const answer = await postCall(`/api/users/${id}/two-factor/clear`, {}, v.object({}));
    setIsBusy(false);
    if ("problem" in answer) return setProblem(answer.problem || labels.failed);
    setIsOn(false);
    close();
  }

  return (
    <section className="field-type two-factor" aria-labelledby="two-factor-title">
      <h3 id="two-factor-title" className="field-label">
        {labels.title}
      </h3>
      <p>{isOn ? labels.othersOn : labels.othersOff}</p>
      {isOn && (
        <Button
          type="button"
          size="small"
          margin={false}
          buttonStyle="secondary"
          onClick={() => setIsOpen(true)}
        >
          {labels.turnOffOthers}
        </Button>
      )}
      {isOpen && (
        <AccountDialog title={labels.title} onCancel={close} onSubmit={() => void turnOff()}>
          <p>{labels.othersExplanation}</p>
          {problem && <p role="alert">{problem}</p>}
          <footer>
            <Button type="button" buttonStyle="secondary" margin={false} onClick={close}>
              {labels.cancel}
            </Button>
            <Button type="submit" margin={false} disabled={isBusy}>
              {labels.off}
            </Button>
          </footer>
        </AccountDialog>
      )}
    </section>
  );
}
