import { createContext, useContext, useSyncExternalStore } from "react";
import type { I18n, Translation } from "./create-i18n.ts";

export const I18nContext = createContext<I18n | null>(null);

/** The language of the page, for what changes it. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("no I18nContext around the page");
  return i18n;
}

/** The messages of the page. The component renders again when language or numerals change. */
export function useTranslation(): Translation {
  const { subscribe, read, first } = useI18n();
  // A part that hydrates late begins in the language of the server's markup.
  return useSyncExternalStore(subscribe, read, () => first);
}
