"use client";

import { Button, useAuth, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import type * as v from "valibot";
import { languageOf } from "../../language.ts";
import { postCall } from "../post-call.ts";
import { invitationLabels } from "./invitation-labels.ts";
import { invitation, InvitationLink } from "./invitation-link.tsx";

/** In the form of somebody else's account: an owner makes a link by which that person chooses a new password. */
export function NewLink() {
  const { i18n } = useTranslation();
  const labels = invitationLabels[languageOf(i18n.language)];
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const [made, setMade] = useState<v.InferOutput<typeof invitation>>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  if (id === undefined || user?.role !== "owner" || user.id === id) return null;

  async function invite() {
    // A second link would put an end to the first.
    setIsBusy(true);
    const answer = await postCall(`/api/users/${id}/invite`, {}, invitation);
    setIsBusy(false);
    setProblem("problem" in answer ? answer.problem || labels.failed : undefined);
    if (!("problem" in answer)) setMade(answer);
  }

  return (
    <div className="field-type">
      <Button
        type="button"
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void invite()}
      >
        {labels.again}
      </Button>
      <p>{labels.againExplanation}</p>
      {problem && <p role="alert">{problem}</p>}
      {made && <InvitationLink {...made} labels={labels} onClose={() => setMade(undefined)} />}
    </div>
  );
}
