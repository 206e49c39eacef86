import { useCallback, useEffect, useEffectEvent } from "react";
import { useI18n } from "../../i18n/use-translation.ts";
import { numeralsOf, readSavedNumerals, setNumerals } from "../../i18n/numerals.ts";
import type { Numerals } from "../../i18n/numerals.ts";

/** The digits of Arabic pages, and a function that changes them on the whole screen (LANG-11). */
export function useNumerals(): [Numerals, (numerals: Numerals) => void] {
  const i18n = useI18n();
  const change = useCallback(
    (numerals: Numerals) => {
      setNumerals(numerals);
      document.documentElement.dataset.numerals = numerals;
      i18n.refresh();
    },
    [i18n],
  );
  return [numeralsOf("ar"), change];
}

/** After hydration the visitor's saved choice replaces the default (LANG-11). */
export function useVisitorNumerals(): void {
  const [numerals, change] = useNumerals();
  const settle = useEffectEvent(() => {
    const saved = readSavedNumerals();
    if (saved !== numerals) change(saved);
  });
  useEffect(() => settle(), []);
}
