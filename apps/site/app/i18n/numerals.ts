import type { Locale } from "@miqyas/contract";
import { readStorage, storageKeys, writeStorage } from "../browser-storage/browser-storage.ts";

/** The digits that Arabic text can be read in, by their names in Unicode: ١٢٣ and 123 (LANG-11). */
export const numeralSystems = ["arab", "latn"] as const;

export type Numerals = (typeof numeralSystems)[number];

/** One for the whole page, like its language; a server never changes it. */
let arabicNumerals: Numerals = "arab";

/** The digits that numbers are written in. */
export const numeralsOf = (locale: Locale): Numerals => (locale === "ar" ? arabicNumerals : "latn");

/** Arabic text is written in these from now on; what is on the screen has to render again (`useNumerals`). */
export function setNumerals(numerals: Numerals): void {
  arabicNumerals = numerals;
}

/** The visitor's choice of earlier, or what is usual in Arabic. */
export const readSavedNumerals = (): Numerals =>
  readStorage(storageKeys.numerals) === "latn" ? "latn" : "arab";

/** Keeps a choice for the visits to come. */
export const saveNumerals = (numerals: Numerals): boolean => writeStorage(storageKeys.numerals, numerals);

const latinSigns: Readonly<Record<string, string>> = { "٪": "%", "٫": ".", "٬": "," };

/** A text with its Arabic-Indic digits, and the signs that go with them, in Latin ones. */
export const toLatinNumerals = (text: string): string =>
  text.replace(/[٠-٩٪٫٬]/g, (sign) => latinSigns[sign] ?? String(sign.charCodeAt(0) - 0x660));
