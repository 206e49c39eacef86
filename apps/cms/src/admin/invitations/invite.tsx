"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useId, useState } from "react";
import type * as v from "valibot";
import { roleLabels } from "../../access/role-labels.ts";
import { languageOf } from "../../language.ts";
import { AccountDialog, fieldOf } from "../accounts/account-dialog.tsx";
import { postCall } from "../post-call.ts";
import { invitationLabels } from "./invitation-labels.ts";
import { invitation, InvitationLink } from "./invitation-link.tsx";

type Step =
  | { name: "closed" }
  | { name: "ask"; isBusy: boolean; problem?: string }
  | { name: "done"; made: v.InferOutput<typeof invitation> };

/** Button above the list of accounts: a dialog that makes an account and the link by which it is opened. */
export function Invite({ hasCreatePermission }: { hasCreatePermission?: boolean }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const labels = invitationLabels[language];
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: "closed" });
  const id = useId();
  if (!hasCreatePermission) return null;
  const close = () => setStep({ name: "closed" });

  async function invite(fields: FormData) {
    const busy: Step = { name: "ask", isBusy: true };
    setStep(busy);
    const [name, email, role] = ["name", "email", "role"].map((field) => fieldOf(fields, field));
    const answer = await postCall("/api/users/invite", { name, email, role }, invitation);
    if ("problem" in answer) {
      const refused: Step = { name: "ask", isBusy: false, problem: answer.problem || labels.failed };
      // The dialog may be closed by now, or open for somebody else.
      return setStep((current) => (current === busy ? refused : current));
    }
    // The link is in this answer only.
    setStep({ name: "done", made: answer });
    router.refresh();
  }

  return (
    <>
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => setStep({ name: "ask", isBusy: false })}
      >
        {labels.open}
      </Button>
      {step.name === "done" && <InvitationLink {...step.made} labels={labels} onClose={close} />}
      {step.name === "ask" && (
        <AccountDialog
          title={labels.title}
          onCancel={close}
          onSubmit={(fields) => !step.isBusy && void invite(fields)}
        >
          <p>{labels.explanation}</p>
          <label htmlFor={`${id}-name`}>{labels.name}</label>
          <input id={`${id}-name`} name="name" required autoComplete="off" />
          <label htmlFor={`${id}-email`}>{labels.email}</label>
          <input id={`${id}-email`} name="email" type="email" dir="ltr" required autoComplete="off" />
          <label htmlFor={`${id}-role`}>{labels.role}</label>
          <select id={`${id}-role`} name="role" defaultValue="translator">
            {Object.entries(roleLabels).map(([role, label]) => (
              <option key={role} value={role}>
                {label[language]}
              </option>
            ))}
          </select>
          {step.problem && <p role="alert">{step.problem}</p>}
          <footer>
            <Button type="button" buttonStyle="secondary" margin={false} onClick={close}>
              {labels.cancel}
            </Button>
            <Button type="submit" margin={false} disabled={step.isBusy}>
              {labels.invite}
            </Button>
          </footer>
        </AccountDialog>
      )}
    </>
  );
}
