import { useCallback, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { numeralsOf, readSavedNumerals, setNumerals } from "../../i18n/numerals.ts";
import type { Numerals } from "../../i18n/numerals.ts";

/** The digits that Arabic is read in, and how to change them on the whole screen (LANG-11). */
export function useNumerals(): [Numerals, (numerals: Numerals) => void] {
  const { i18n } = useTranslation();
  const change = useCallback(
    (numerals: Numerals) => {
      setNumerals(numerals);
      document.documentElement.dataset.numerals = numerals;
      // To every component that shows a text this is what another language is: a reason to render again.
      void i18n.changeLanguage(i18n.language);
    },
    [i18n],
  );
  return [numeralsOf("ar"), change];
}

/** Once the page runs as the server sent it, the visitor's choice of earlier wins (LANG-11). */
export function useVisitorNumerals(): void {
  const [numerals, change] = useNumerals();
  const settle = useEffectEvent(() => {
    const saved = readSavedNumerals();
    if (saved !== numerals) change(saved);
  });
  useEffect(() => settle(), []);
}
