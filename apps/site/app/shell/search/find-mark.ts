import { foldText, normalizeText } from "@miqyas/contract";

/** A part of a title: start and end index. */
export type Mark = readonly [start: number, end: number];

/** A word without spelling variants. */
export interface FoldedWord {
  /** With the Arabic article. */
  folded: string;
  /** Without the Arabic article, for comparison (SRCH-11). */
  bare: string;
}

export const foldWord = (word: string): FoldedWord => ({ folded: foldText(word), bare: normalizeText(word) });

/**
 * The part of a title's word, between `from` and `to`, that matches the wanted word. It includes the article if the
 * visitor typed it, and the diacritics of the last letter. The whole word when it is only similar.
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

/** The end index of a letter, after its diacritics. */
function withMarks(title: string, end: number, to: number): number {
  while (end < to && /\p{M}/u.test(title.charAt(end))) end++;
  return end;
}
