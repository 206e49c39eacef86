"use client";

import { useFormFields } from "@payloadcms/ui";
import { languageStates, type LanguageState } from "../../translation/language-state.ts";

/** The states of both languages of the entry in the form. A new entry has none. */
export function useLanguageStates(): Record<"en" | "ar", LanguageState | undefined> {
  const values = useFormFields(
    ([fields]) => `${String(fields.en_state?.value)} ${String(fields.ar_state?.value)}`,
  );
  const [en, ar] = values.split(" ").map((value) => languageStates.find((known) => known === value));
  return { en, ar };
}
