import { useCallback, useEffect } from "react";
import { useI18n } from "../../i18n/use-translation.ts";
import { readSavedNumerals } from "../../i18n/numerals.ts";
import type { Numerals } from "../../i18n/numerals.ts";

/** A function that changes the digits of Arabic pages on the whole screen (LANG-11). */
export function useChangeNumerals(): (numerals: Numerals) => void {
  const i18n = useI18n();
  return useCallback(
    (numerals: Numerals) => {
      document.documentElement.dataset.numerals = numerals;
      i18n.setNumerals(numerals);
    },
    [i18n],
  );
}

/** After hydration the visitor's saved choice replaces the default (LANG-11). */
export function useVisitorNumerals(): void {
  const change = useChangeNumerals();
  useEffect(() => {
    const saved = readSavedNumerals();
    if (saved !== "arab") change(saved);
  }, [change]);
}
