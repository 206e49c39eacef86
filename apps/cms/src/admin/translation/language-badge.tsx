import { languageOf } from "../../language.ts";
import { stateLabels, type LanguageState } from "../../translation/language-state.ts";

/** The state of one language of an entry, in words and colour. */
export const LanguageBadge = ({ state, language }: { state: LanguageState; language: string }) => (
  <span className="language-badge" data-state={state}>
    {stateLabels[state][languageOf(language)]}
  </span>
);
