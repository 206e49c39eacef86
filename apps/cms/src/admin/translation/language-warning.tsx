"use client";

import { useTranslation } from "@payloadcms/ui";
import { languageNames, languageOf } from "../../language.ts";
import { LanguageBadge } from "./language-badge.tsx";
import { useLanguageStates } from "./use-language-states.ts";

/** Says beside the button for publishing which language of the entry is missing or outdated (LANG-15). */
export function LanguageWarning() {
  const { i18n } = useTranslation();
  const stateIn = useLanguageStates();
  return (["en", "ar"] as const).map((one) => {
    const state = stateIn[one];
    if (state !== "missing" && state !== "outdated") return null;
    return (
      <span key={one} className="language-warning">
        {languageNames[one][languageOf(i18n.language)]}
        <LanguageBadge state={state} language={i18n.language} />
      </span>
    );
  });
}
