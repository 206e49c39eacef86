import { readStorage, storageKeys, writeStorage } from "../browser-storage/browser-storage.ts";

/** The numeral systems of Arabic text, by their Unicode names: ١٢٣ and 123 (LANG-11). */
export const numeralSystems = ["arab", "latn"] as const;

export type Numerals = (typeof numeralSystems)[number];

/** The visitor's saved numerals, or the default of Arabic. */
export const readSavedNumerals = (): Numerals =>
  readStorage(storageKeys.numerals) === "latn" ? "latn" : "arab";

/** Saves the numerals for later visits. Returns whether the browser stored them. */
export const saveNumerals = (numerals: Numerals): boolean => writeStorage(storageKeys.numerals, numerals);
