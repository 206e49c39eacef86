"use client";

import { useFormFields, useTranslation } from "@payloadcms/ui";
import { findReplyDeadlineState } from "../../inbox/reply-deadline-state.ts";
import { ReplyDeadlineBadge } from "./reply-deadline-badge.tsx";

/** The badge of an open message. It follows the state chosen in the form: an answered message loses it at once. */
export function ReplyDeadlineStatus({ replyBy }: { replyBy: string }) {
  const { i18n } = useTranslation();
  const status = useFormFields(([fields]): unknown => fields.status?.value);
  const quarantined = useFormFields(([fields]): unknown => fields.quarantined?.value);
  const state = findReplyDeadlineState({ status, quarantined, reply_by: replyBy });
  return state ? <ReplyDeadlineBadge state={state} language={i18n.language} /> : null;
}
