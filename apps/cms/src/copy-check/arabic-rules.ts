import { matching, type CopyRule } from "./hint.ts";
import { longSentences } from "./rules-of-both.ts";

const arabicDigits = "٠١٢٣٤٥٦٧٨٩";
const arabicMarks: Record<string, string> = { ",": "،", ";": "؛", "?": "؟" };
const isArabic = (letter: string | undefined) => letter !== undefined && /\p{Script=Arabic}/u.test(letter);

/** The word around a place, from blank to blank. */
const wordAt = (text: string, at: number): string =>
  (/\S*$/u.exec(text.slice(0, at))?.[0] ?? "") + (/^\S*/u.exec(text.slice(at))?.[0] ?? "");

const letterBefore = (text: string, at: number) => /\p{L}(?=\P{L}*$)/u.exec(text.slice(0, at))?.[0];
const letterAfter = (text: string, at: number) => /\p{L}/u.exec(text.slice(at))?.[0];

/** Marks of another script between or after Arabic words. Inside an address or a run of Latin they are right. */
const punctuation: CopyRule = {
  rule: "punctuation",
  *find(text) {
    for (const { 0: mark, index } of text.matchAll(/(?<!\d(?=.\d))[,;?]/gu))
      if (isArabic(letterBefore(text, index)) || isArabic(letterAfter(text, index + 1)))
        yield { start: index, end: index + 1, better: arabicMarks[mark] ?? mark };
  },
};

/** Whether a match covers a place. */
const covers =
  (place: number) =>
  ({ 0: run, index }: RegExpExecArray) =>
    place >= index && place < index + run.length;

/** Phones are dialled, and keep Latin digits: they begin with + or 0 and have at least seven digits. */
const phone = /(?<![\p{L}\p{N}])(?:\+|0)[\d ()-]{6,}\d/gu;

/** Numbers that are read. Codes, addresses and what belongs to a Latin word (GMT+3, ISO 20252) keep Latin digits. */
const digits: CopyRule = {
  rule: "digits",
  *find(text) {
    const phones = [...text.matchAll(phone)];
    for (const { 0: number, index } of text.matchAll(/\d+(?:[.,:]\d+)*/gu)) {
      const isPhone = phones.some(covers(index));
      const before = /(\S+)\s*$/u.exec(text.slice(0, index))?.[1] ?? "";
      const belongsToLatin = /[a-z@#_/\\]/iu.test(wordAt(text, index)) || /[a-z]$/iu.test(before);
      if (isPhone || belongsToLatin) continue;
      const better = number
        .replace(/\d/gu, (digit) => arabicDigits.charAt(Number(digit)))
        .replace(/\./gu, "٫")
        .replace(/,/gu, "٬");
      yield { start: index, end: index + number.length, better };
    }
  },
};

/** Nouns whose last letter is replaced by this mark. Without the mark they would be misread. */
const defective =
  /^[وف]?(?:راض|ثوان|ثمان|غال|ثان|معان|جار|خال|قان|عل|باق|مُغر|عال|كاف|ماض|ناد|مشتر|أيد|زاه|متأن)ٍ$/u;

/** Vowel marks that no reader needs: case endings, the absence of a vowel, and three in a word. A passive has two. */
const vowels: CopyRule = {
  rule: "vowels",
  *find(text) {
    for (const { 0: word, index } of text.matchAll(/[\u0621-\u0652]+/gu)) {
      const isNeedless =
        /[\u064C\u0652]/u.test(word) ||
        (word.includes("\u064D") && !defective.test(word)) ||
        (word.match(/[\u064E-\u0650]/gu) ?? []).length > 2 ||
        /^[وفلب]?(?:أنّ|إنّ|لكنّ|كلّ)$/u.test(word);
      if (isNeedless)
        yield { start: index, end: index + word.length, better: word.replace(/[\u064C-\u0652]/gu, "") };
    }
  },
};

/** Quotation marks are « ». Inside a Latin word or a measure the straight ones are no quotation marks. */
const quotes: CopyRule = {
  rule: "quotes",
  *find(text) {
    for (const { 0: mark, index } of text.matchAll(/(?<!\d)["“”]|(?<=\s|^)'|'(?=[\s،؛؟.]|$)/gu)) {
      const opens = mark === "“" || (mark !== "”" && /(?:^|[\s(])$/u.test(text.slice(0, index)));
      yield { start: index, end: index + 1, better: opens ? "«" : "»" };
    }
  },
};

/**
 * A sign at the edge of a Latin run jumps to the other side of the run in a line of Arabic, and the groups of a phone
 * change places. Marks that keep the run together mend both.
 */
const latinEdge: CopyRule = {
  rule: "latinEdge",
  *find(text) {
    if (!/\p{Script=Arabic}/u.test(text)) return;
    const edge =
      /(?<![^\s(«“])[.#@$€£&+-][a-z\d][^\s،؛؟»”)]*|(?<![^\s(«“])[a-z][a-z\d]*[+#&*$€£-]+(?=[\s،؛؟.»”)]|$)/giu;
    const runs = [...text.matchAll(phone), ...text.matchAll(edge)].filter(
      ({ index }) => text.charAt(index - 1) !== "\u2066",
    );
    for (const { 0: run, index } of runs.filter((one, at) => !runs.slice(0, at).some(covers(one.index))))
      yield { start: index, end: index + run.length, better: `\u2066${run}\u2069` };
  },
};

/** Digits and marks are those of `docs/copy.md`. */
export const arabicRules: readonly CopyRule[] = [
  punctuation,
  digits,
  matching("percent", /(?<=[\d٠-٩] ?)%/gu, () => "٪"),
  matching("digits", /(?<=[٠-٩])[.,](?=[٠-٩])/gu, (mark) => (mark === "." ? "٫" : "٬")),
  quotes,
  matching("tatweel", /(?<!ه)ـ+|(?<=ه)ـ+(?=\p{Script=Arabic})/gu, () => ""),
  vowels,
  latinEdge,
  longSentences(35),
];
