import type { Locale } from "@miqyas/contract";
import type { Bilingual } from "../language.ts";

/** The state of one language of an entry, for staff and for the public API. */
export const languageStates = ["missing", "draft", "outdated", "published"] as const;
export type LanguageState = (typeof languageStates)[number];

/** The states in which visitors see a language of an entry. */
export const publicStates: readonly LanguageState[] = ["outdated", "published"];

export const stateLabels: Record<LanguageState, Bilingual> = {
  missing: { en: "Missing", ar: "ناقص" },
  draft: { en: "Draft", ar: "مسودة" },
  outdated: { en: "Outdated", ar: "يحتاج إلى تحديث" },
  published: { en: "Published", ar: "منشور" },
};

/** The field with the state of each language. */
export const stateField = { en: "en_state", ar: "ar_state" } as const satisfies Record<Locale, string>;

/** The facts about an entry from which the states of its languages follow. */
export interface EntryFacts {
  /** Whether the newest version has a text in a language. */
  written: Record<Locale, boolean>;
  /** Whether the public row is published and has a text in a language. */
  live: Record<Locale, boolean>;
  /** The language in which the entry was written first. The other one is its translation. */
  source: Locale;
  /** Whether the public source text differs from the one that was translated or checked. */
  sourceChanged: boolean;
}

/** The state of one language. A draft is never outdated: nobody reads it yet. */
export function stateOf(locale: Locale, { written, live, source, sourceChanged }: EntryFacts): LanguageState {
  if (live[locale]) return locale !== source && sourceChanged ? "outdated" : "published";
  return written[locale] ? "draft" : "missing";
}
