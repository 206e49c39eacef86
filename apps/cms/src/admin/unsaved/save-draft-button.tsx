"use client";

import { FormSubmit, useDocumentInfo, useFormModified, useTranslation } from "@payloadcms/ui";
import { useSaveDraft } from "./use-save-draft.ts";

/**
 * Saves a draft that stays in the list of versions, and says that a translation is done (LANG-14). Payload's own button is
 * off as soon as the form has saved itself.
 */
export function SaveDraftButton() {
  const { t } = useTranslation();
  const { mostRecentVersionIsAutosaved, uploadStatus } = useDocumentInfo();
  const isModified = useFormModified();
  const saveDraft = useSaveDraft();
  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={(!isModified && !mostRecentVersionIsAutosaved) || uploadStatus === "uploading"}
      onClick={() => void saveDraft("byButton")}
      size="medium"
      type="button"
    >
      {t("version:saveDraft")}
    </FormSubmit>
  );
}
