"use client";

import { useFormFields, useTranslation } from "@payloadcms/ui";
import { findPromiseState } from "../../inbox/promise-state.ts";
import { PromiseMark } from "./promise-mark.tsx";

/** How a message's promise stands with the state that its form shows: answering takes the mark away at once. */
export function PromiseStatus({ promised }: { promised: string }) {
  const { i18n } = useTranslation();
  const status = useFormFields(([fields]): unknown => fields.status?.value);
  const quarantined = useFormFields(([fields]): unknown => fields.quarantined?.value);
  const state = findPromiseState({ status, quarantined, reply_by: promised });
  return state ? <PromiseMark state={state} language={i18n.language} /> : null;
}
