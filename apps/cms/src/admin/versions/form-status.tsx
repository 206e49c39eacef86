"use client";

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useLocale,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import { isLocale } from "@miqyas/contract";
import * as v from "valibot";
import { publicStates } from "../../translation/language-state.ts";
import { placeOf } from "../place-of.ts";
import { postCall } from "../post-call.ts";
import { useLanguageStates } from "../translation/use-language-states.ts";

const storedEntry = v.looseObject({ _status: v.literal("published") });
const saved = v.object({ message: v.string() });

/** Publishes the public text of one language again. Rejects when that text cannot be read. */
async function revert(place: string, isPage: boolean, language: string) {
  const address = `/api/${place}?depth=0&fallback-locale=null&locale=${language}`;
  const stored = await fetch(address);
  if (!stored.ok) throw new Error(address);
  // Without its time: a colleague's newer draft is what goes.
  const { updatedAt: _, ...text } = v.parse(storedEntry, await stored.json());
  return postCall(`${address}&publishSpecificLocale=${language}`, text, saved, isPage ? "POST" : "PATCH");
}

/**
 * State of the entry or page in a form, and the way back to its public text, in the language of the form (LANG-15). Payload's
 * own would publish the unfinished text of the other language.
 */
export function FormStatus() {
  const { t } = useTranslation<object, string>();
  const { code } = useLocale();
  const { toggleModal } = useModal();
  const info = useDocumentInfo();
  const stateIn = useLanguageStates();
  const { hasPublishedDoc, hasPublishPermission, isTrashed, unpublishedVersionCount } = info;
  const place = placeOf(info);
  if (!place) return null;
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const state = isTrashed
    ? `previously${hasPublishedDoc ? "Published" : "Draft"}`
    : isChanged
      ? "changed"
      : hasPublishedDoc
        ? "published"
        : "draft";
  const modalSlug = `revert-${place}`;
  // A page has no states per language.
  const own = isLocale(code) ? stateIn[code] : undefined;
  const isPublic = !own || publicStates.includes(own);
  async function onConfirm() {
    const answer = await revert(place ?? "", info.globalSlug !== undefined, code).catch(() => ({
      problem: "",
    }));
    if ("problem" in answer) toast.error(answer.problem || t("error:revertingDocument"));
    else location.reload();
  }
  return (
    <div className="status" title={`${t("version:status")}: ${t(`version:${state}`)}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t("version:status")}: </span>
        <span className="status__value">{t(`version:${state}`)}</span>
        {isChanged && !isTrashed && isPublic && hasPublishPermission && (
          <>
            {" — "}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modalSlug)}
            >
              {t("version:revertToPublished")}
            </Button>
            <ConfirmationModal
              body={t("version:aboutToRevertToPublished")}
              confirmingLabel={t("version:reverting")}
              heading={t("version:confirmRevertToSaved")}
              modalSlug={modalSlug}
              onConfirm={onConfirm}
            />
          </>
        )}
      </div>
    </div>
  );
}
