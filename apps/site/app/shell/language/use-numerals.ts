import { useEffect } from "react";
import type { I18n } from "../../i18n/create-i18n.ts";
import { readSavedNumerals } from "../../i18n/saved-numerals.ts";
import type { Numerals } from "../../i18n/saved-numerals.ts";
import { useI18n } from "../../i18n/use-translation.ts";
import { onShow } from "../../ui/on-show.ts";

/** Changes the digits of Arabic pages on the whole screen (LANG-11). */
export function changeNumerals(i18n: I18n, numerals: Numerals): void {
  document.documentElement.dataset.numerals = numerals;
  i18n.setNumerals(numerals);
}

/** After hydration, and when the page is shown again, the visitor's saved choice counts (LANG-11). */
export function useVisitorNumerals(): void {
  const i18n = useI18n();
  useEffect(() => onShow(() => changeNumerals(i18n, readSavedNumerals())), [i18n]);
}
