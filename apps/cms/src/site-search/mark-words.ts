import { findMarks, foldText, type Mark } from "@miqyas/contract";

const isOfWord = (text: string, at: number) => /[\p{L}\p{N}\p{M}\u0640]/u.test(text.charAt(at));

/** What may stand before a word and be written with it: nothing, or Arabic "and", "so", "by", "like", "to", "the". */
const attached = /^[وفبكلا]{0,4}$/;

/**
 * The beginnings of the words that a question finds. `stems` are its words as the index has them: in English the last
 * letter of a stem may differ from the word (`studi` of “study”).
 */
export const beginningsOf = (stems: readonly string[]): string[] =>
  stems.map((stem) => (/^[a-z]{4,}[ie]$/.test(stem) ? stem.slice(0, -1) : stem));

/** The whole words of a text that begin so, in order. */
export function markWords(text: string, beginnings: readonly string[]): Mark[] {
  const words: Mark[] = [];
  for (const [start, end] of findMarks(text, beginnings)) {
    let [from, until] = [start, end];
    while (from > 0 && isOfWord(text, from - 1)) from--;
    while (isOfWord(text, until)) until++;
    if (attached.test(foldText(text.slice(from, start))) && words.at(-1)?.[0] !== from)
      words.push([from, until]);
  }
  return words;
}
