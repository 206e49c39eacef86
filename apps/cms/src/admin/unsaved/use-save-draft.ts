import { useDocumentInfo, useForm, useLocale } from "@payloadcms/ui";
import { placeOf } from "../place-of.ts";

/**
 * Saves the form of a stored entry as a draft of the open language, as Payload's button does; or as Payload does by itself,
 * without a word, and without a version of its own.
 */
export function useSaveDraft(): (how: "byButton" | "byItself") => Promise<void> {
  const info = useDocumentInfo();
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info;
  const { code } = useLocale();
  const { setBackgroundProcessing, submit } = useForm();
  return async (how) => {
    const isByItself = how === "byItself";
    const result = await submit({
      action: `/api/${placeOf(info) ?? ""}?locale=${code}&depth=0&fallback-locale=null&draft=true${isByItself ? "&autosave=true" : ""}`,
      method: info.globalSlug ? "POST" : "PATCH",
      overrides: { _status: "draft" },
      skipValidation: true,
      ...(isByItself && {
        acceptValues: { overrideLocalChanges: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
      }),
    });
    // `UnsavedOf` has set it when the save was sent. Payload does so for its own saves alone.
    if (isByItself) setBackgroundProcessing(false);
    if (!result?.res.ok) return;
    setMostRecentVersionIsAutosaved(isByItself);
    setUnpublishedVersionCount((count) => count + 1);
  };
}
