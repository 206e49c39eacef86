import { foldText, normalizeText } from "@miqyas/contract";

/** A part of a title: where it begins and where it ends. */
export type Mark = readonly [start: number, end: number];

/** A word without what spelling varies in. */
export interface FoldedWord {
  /** With the Arabic article. */
  folded: string;
  /** Without it, as words are compared (SRCH-11). */
  bare: string;
}

export const foldWord = (word: string): FoldedWord => ({ folded: foldText(word), bare: normalizeText(word) });

/**
 * What of a title's word, which stands between `from` and `to`, is the word looked for: with the article where it was
 * typed, and with the marks over its last letter. All of it when only the whole is like what was typed.
 */
export function findMark(title: string, [from, to]: Mark, wanted: FoldedWord): Mark {
  for (const text of new Set([wanted.folded, wanted.bare])) {
    for (let end = from + 1; end <= to; end++) {
      for (let start = end - 1; start >= from; start--) {
        if (foldText(title.slice(start, end)) === text) return [start, withMarks(title, end, to)];
      }
    }
  }
  return [from, to];
}

/** The end of a letter with the marks that stand over and under it. */
function withMarks(title: string, end: number, to: number): number {
  while (end < to && /\p{M}/u.test(title.charAt(end))) end++;
  return end;
}
