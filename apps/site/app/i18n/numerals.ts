import type { Locale } from "@miqyas/contract";
import { readStorage, storageKeys, writeStorage } from "../browser-storage/browser-storage.ts";

/** The numeral systems of Arabic text, by their Unicode names: ١٢٣ and 123 (LANG-11). */
export const numeralSystems = ["arab", "latn"] as const;

export type Numerals = (typeof numeralSystems)[number];

/** One value for the whole page, like its language. The server never changes it. */
let arabicNumerals: Numerals = "arab";

/** The numerals of a language. */
export const numeralsOf = (locale: Locale): Numerals => (locale === "ar" ? arabicNumerals : "latn");

/** Sets the numerals of Arabic text. Components on the screen must render again (`useNumerals`). */
export function setNumerals(numerals: Numerals): void {
  arabicNumerals = numerals;
}

/** The visitor's saved numerals, or the default of Arabic. */
export const readSavedNumerals = (): Numerals =>
  readStorage(storageKeys.numerals) === "latn" ? "latn" : "arab";

/** Saves the numerals for later visits. Returns whether the browser stored them. */
export const saveNumerals = (numerals: Numerals): boolean => writeStorage(storageKeys.numerals, numerals);

const latinSigns: Readonly<Record<string, string>> = { "٪": "%", "٫": ".", "٬": "," };

/** A text with Arabic-Indic digits and their signs replaced by Latin ones. */
export const toLatinNumerals = (text: string): string =>
  text.replace(/[٠-٩٪٫٬]/g, (sign) => latinSigns[sign] ?? String(sign.charCodeAt(0) - 0x660));
