import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { Where } from "payload";
import { publicStates, stateField, type LanguageState } from "./language-state.ts";

/** An entry with the states of its languages. */
interface Judged {
  en_state?: LanguageState | null;
  ar_state?: LanguageState | null;
}

/** Whether visitors see an entry in a language (LANG-15). */
export const isPublicIn = (entry: Judged, locale: Locale): boolean =>
  publicStates.some((state) => state === entry[stateField[locale]]);

/** The languages in which visitors see an entry. */
export const publicLanguages = (entry: Judged): Locale[] =>
  locales.filter((locale) => isPublicIn(entry, locale));

/** The condition for entries that visitors see in a language. */
export const wherePublicIn = (locale: Locale): Where => ({ [stateField[locale]]: { in: [...publicStates] } });
