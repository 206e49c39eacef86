/** What the copy check looks for. The rules are those of `docs/copy.md`. */
export const ruleNames = [
  ...(["punctuation", "digits", "percent", "space", "quotes", "tatweel", "vowels", "brackets"] as const),
  ...(["latinEdge", "sentence", "capitals", "date", "term"] as const),
] as const;
export type RuleName = (typeof ruleNames)[number];

/** A place in a text that a rule names, from `start` to before `end`, in UTF-16 units. */
export interface Hint {
  rule: RuleName;
  start: number;
  end: number;
  /** What the house would write. Not every rule knows it. */
  better?: string;
}

/** A heading or title; running text; or figures and names, such as a cell of a table. */
export type TextKind = "heading" | "prose" | "cell";

/** A word of the house, with the words that it is written instead of. */
export interface HouseTerm {
  preferred: string;
  avoid: readonly string[];
}

export interface CopyRule {
  rule: RuleName;
  find: (text: string, kind: TextKind) => Iterable<Omit<Hint, "rule">>;
}

/** A rule that names every match of a pattern. Without `better` for a match, the match is named all the same. */
export const matching = (
  rule: RuleName,
  pattern: RegExp,
  better?: (match: string) => string,
  kinds: readonly TextKind[] = ["heading", "prose", "cell"],
): CopyRule => ({
  rule,
  *find(text, kind) {
    if (!kinds.includes(kind)) return;
    for (const { 0: match, index } of text.matchAll(pattern))
      yield { start: index, end: index + match.length, ...(better && { better: better(match) }) };
  },
});
