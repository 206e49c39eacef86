import type { DefaultServerCellComponentProps } from "payload";
import { languageStates } from "../../translation/language-state.ts";
import { LanguageBadge } from "./language-badge.tsx";

/** The state of a language in a list. */
export function LanguageStateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const state = languageStates.find((known) => known === cellData);
  return state ? <LanguageBadge state={state} language={i18n.language} /> : "—";
}
