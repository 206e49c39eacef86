import { useAllFormFields, useFormBackgroundProcessing } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useLayoutEffect, useRef } from "react";

/**
 * Keeps what is typed while the form saves itself. The answer replaces every field without `isModified`, and Payload leaves
 * this mark on one field only: a field that was left for the next one would get its older text back (payloadcms/payload
 * issue 17676). Here every field that changes during a save keeps the mark until the answer is there.
 */
export function useKeepTyped(): void {
  const [fields, dispatch] = useAllFormFields();
  const isSaving = useFormBackgroundProcessing();
  const typed = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (!isSaving) {
      typed.current.clear();
      return;
    }
    const unmarked: FormState = {};
    for (const [path, field] of Object.entries(fields))
      if (field.isModified) typed.current.add(path);
      else if (typed.current.has(path)) unmarked[path] = { ...field, isModified: true };
    if (Object.keys(unmarked).length === 0) return;
    // Without `acceptValues` this adds the mark to the field as it is then, and leaves its value.
    dispatch({ type: "MERGE_SERVER_STATE", prevStateRef: { current: {} }, serverState: unmarked });
  }, [fields, isSaving, dispatch]);
}
