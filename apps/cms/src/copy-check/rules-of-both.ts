import { matching, type CopyRule } from "./hint.ts";

const pairs: Record<string, string> = { "(": ")", "[": "]", "{": "}", "«": "»", "“": "”" };
const closing = new Set(Object.values(pairs));

/** Brackets and quotation marks without their other half. The bracket after the number of an item has none. */
const brackets: CopyRule = {
  rule: "brackets",
  *find(text) {
    const open: { sign: string; at: number }[] = [];
    const first = /^\s*[\p{L}\p{N}]{1,2}\)/u.exec(text)?.[0].length ?? 0;
    for (let at = first; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (pairs[sign]) open.push({ sign, at });
      else if (closing.has(sign)) {
        const last = open.at(-1);
        if (last && pairs[last.sign] === sign) open.pop();
        else yield { start: at, end: at + 1 };
      }
    }
    for (const { at } of open) yield { start: at, end: at + 1 };
  },
};

/** Sentences with more words than the limit. */
export const longSentences = (limit: number): CopyRule => ({
  rule: "sentence",
  *find(text, kind) {
    if (kind !== "prose") return;
    for (const { 0: sentence, index } of text.matchAll(/[^\s.!?؟…](?:[^.!?؟…\n]|[.!?؟…](?!\s|$))*/gu))
      if ((sentence.match(/\S+/gu) ?? []).length > limit)
        yield { start: index, end: index + sentence.length };
  },
});

/** What holds in both languages: space before a mark, two spaces, brackets. */
export const rulesOfBoth: readonly CopyRule[] = [
  matching("space", /(?<=\S)[ \u00A0]+(?=[,;:!?،؛؟.»”)](?:[\s»”)]|$))/gu, () => ""),
  matching("space", /(?<=\S)[ \u00A0]{2,}(?=\S)/gu, () => " "),
  brackets,
];
