"use client";

import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import * as v from "valibot";
import { AccountDialog } from "../accounts/account-dialog.tsx";
import { CopyButton } from "../copy-button.tsx";
import type { InvitationLabels } from "./invitation-labels.ts";

/** The answer of the calls that make a link. `until` is a time by the agency's clock. */
export const invitation = v.object({ link: v.string(), until: v.string(), isMailed: v.boolean() });

interface InvitationLinkProps extends v.InferOutput<typeof invitation> {
  labels: InvitationLabels;
  onClose: () => void;
}

/** Shows the link of an invitation, once, with a button that copies it. */
export function InvitationLink({ link, until, isMailed, labels, onClose }: InvitationLinkProps) {
  const [isCopied, setIsCopied] = useState<boolean>();
  const id = useId();
  return (
    <AccountDialog title={labels.done} onCancel={onClose} onSubmit={onClose}>
      <p>{isMailed ? labels.mailed : labels.passOn}</p>
      <label htmlFor={id}>{labels.link}</label>
      <input id={id} dir="ltr" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <p>
        {labels.until} <bdi dir="ltr">{until}</bdi>
      </p>
      {isCopied === false && <p role="alert">{labels.notCopied}</p>}
      <footer>
        <CopyButton text={link} labels={labels} isCopied={isCopied} onCopied={setIsCopied} />
        <Button type="submit" margin={false}>
          {labels.close}
        </Button>
      </footer>
    </AccountDialog>
  );
}
