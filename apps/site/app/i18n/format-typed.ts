import { formatDigits } from "./format.ts";
import { isArabicIndic, toLatinNumerals } from "./numerals.ts";
import type { FormatLocale } from "./numerals.ts";

/** A typed number in the language's numerals and with its signs, whichever it was typed in: 2.5 or ٢٫٥. */
export function formatTyped(text: string, locale: FormatLocale): string {
  const latin = toLatinNumerals(text);
  if (!isArabicIndic(locale)) return latin;
  const signs = latin.replace(/(?<=[0-9])[.,](?=[0-9])/g, (sign) => (sign === "." ? "٫" : "٬"));
  return formatDigits(signs, locale);
}
