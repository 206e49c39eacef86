import type { Locale } from "@miqyas/contract";
import { escapePattern, vowelMarks } from "../arabic-pattern.ts";
import { arabicRules } from "./arabic-rules.ts";
import { englishRules } from "./english-rules.ts";
import type { CopyRule, Hint, HouseTerm, TextKind } from "./hint.ts";
import { rulesOfBoth } from "./rules-of-both.ts";
import { wordAt } from "./text-around.ts";

const rules: Record<Locale, readonly CopyRule[]> = {
  en: [...rulesOfBoth, ...englishRules],
  ar: [...rulesOfBoth, ...arabicRules],
};

/** Before an Arabic word: and, so; with, for, like; the article. */
const prefix = "(?:[وف]?[بلك]?(?:ال|لل)?)";

/** Letters with any vowel marks. */
const spelt = (letters: string) =>
  [...letters].map((letter) => `${escapePattern(letter)}${vowelMarks}*`).join("");

/** An Arabic phrase with its prefixes, whatever its vowel marks. After ل its article has no alef, and before a ل no ل. */
function arabicPhrase(term: string): string {
  const plain = term.replace(new RegExp(vowelMarks, "gu"), "");
  const noun = plain.startsWith("ال") ? plain.slice(2) : "";
  const afterLam = noun && `|[وف]?${spelt(noun.startsWith("ل") ? "ل" : "لل")}${spelt(noun)}`;
  return `(?:${prefix}${spelt(plain)}${afterLam})`;
}

/** A whole word or phrase. */
function patternOf(term: string, locale: Locale): RegExp {
  const phrase = locale === "ar" ? arabicPhrase(term) : `${escapePattern(term)}(?:s|’s)?`;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${phrase}(?![\\p{L}\\p{M}\\p{N}])`, "giu");
}

/** A part of an e-mail or web address. Its words cannot be chosen. */
const address = /@|:\/\/|[a-z\d]\.[a-z]{2}/u;

/** The rule of the house's terms: names the words to avoid, and the preferred one. */
function termRule(terms: readonly HouseTerm[], locale: Locale): CopyRule {
  const words = terms.flatMap(({ preferred, avoid }) =>
    avoid.filter(Boolean).map((term) => ({ preferred, pattern: patternOf(term, locale) })),
  );
  return {
    rule: "term",
    *find(text) {
      for (const { preferred, pattern } of words)
        for (const { 0: match, index } of text.matchAll(pattern))
          if (!address.test(wordAt(text, index)))
            yield { start: index, end: index + match.length, better: preferred };
    },
  };
}

/**
 * Makes the copy check of a language: hints for one text, in the order of their places. It never changes a text and refuses
 * none. What is asked again costs nothing.
 */
export function createCopyCheck(locale: Locale, terms: readonly HouseTerm[]) {
  const all = [...rules[locale], termRule(terms, locale)];
  const known = new Map<string, Hint[]>();
  return (text: string, kind: TextKind): Hint[] => {
    const key = `${kind} ${text}`;
    const found =
      known.get(key) ??
      all
        .flatMap(({ rule, find }) => [...find(text, kind)].map((place): Hint => ({ rule, ...place })))
        .sort((a, b) => a.start - b.start || a.end - b.end);
    if (known.size > 2000) known.clear();
    known.set(key, found);
    return found;
  };
}
