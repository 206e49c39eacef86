"use client";

import { ConfirmationModal, useEditDepth, useFormModified, useModal, useTranslation } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { backPressed } from "./offer-back.ts";

/**
 * Asks before Back or Forward discards what is typed in a form that is not saved by itself. Payload's own question, whose
 * words this has, comes with links and with a reload only.
 */
export function AskOnBack() {
  const { t } = useTranslation();
  const { openModal } = useModal();
  const isModified = useFormModified();
  const isLeaving = useRef(false);
  // A drawer has a form above another one.
  const slug = `ask-on-back-${useEditDepth()}`;
  useEffect(() => {
    if (!isModified) return;
    const { href } = window.location;
    const state: unknown = window.history.state;
    const ask = (event: Event) => {
      // The form below a drawer has asked.
      if (event.defaultPrevented) return;
      if (isLeaving.current) {
        // Next.js keeps the form for whoever comes back to it.
        isLeaving.current = false;
        return;
      }
      event.preventDefault();
      // The browser has left the form's address already.
      window.history.pushState(state, "", href);
      openModal(slug);
    };
    window.addEventListener(backPressed, ask);
    return () => window.removeEventListener(backPressed, ask);
  }, [isModified, openModal, slug]);

  function leave() {
    isLeaving.current = true;
    window.history.back();
  }
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={t("general:leaveWithoutSaving")}
      body={t("general:changesNotSaved")}
      cancelLabel={t("general:stayOnThisPage")}
      confirmLabel={t("general:leaveAnyway")}
      onConfirm={leave}
    />
  );
}
