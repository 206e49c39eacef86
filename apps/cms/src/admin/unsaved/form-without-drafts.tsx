"use client";

import { useDocumentInfo, useForm, useTranslation } from "@payloadcms/ui";
import { useEffect, useEffectEvent } from "react";
import { languageOf } from "../../language.ts";
import { placeOf } from "../place-of.ts";
import { AskOnBack } from "./ask-on-back.tsx";
import { failureSentence, unsavedLabels } from "./unsaved-labels.ts";
import { watchSaves, type FailedSave } from "./watch-saves.ts";

/** Says why a save of a form without drafts failed (WRITE-2), and asks before Back discards what is typed (WRITE-3). */
export function FormWithoutDrafts() {
  const { i18n } = useTranslation();
  const info = useDocumentInfo();
  const { setModified } = useForm();
  // A new entry is sent to its collection.
  const place = placeOf(info) ?? info.collectionSlug ?? "";
  const notSaved = useEffectEvent((save: FailedSave) => {
    // Payload takes every answer for a saved form, and turns its button off. It does so right after this.
    setTimeout(() => setModified(true));
    return failureSentence(save, unsavedLabels[languageOf(i18n.language)]);
  });
  useEffect(() => watchSaves({ place, saved: () => undefined, failed: (save) => notSaved(save) }), [place]);
  return <AskOnBack />;
}
