import { vowelMarks } from "../arabic-pattern.ts";
import { matching, type CopyRule } from "./hint.ts";
import { longSentences } from "./rules-of-both.ts";
import { textAfter, textBefore, wordAt } from "./text-around.ts";

const arabicDigits = "٠١٢٣٤٥٦٧٨٩";
const arabicMarks: Record<string, string> = { ",": "،", ";": "؛", "?": "؟" };
const isArabic = (letter: string | undefined) => letter !== undefined && /\p{Script=Arabic}/u.test(letter);

/** What may stand before a word without a space: and, so; with, for, like; the article. */
const attached = "[وفبكل]{0,2}(?:[وفبكل]|ال)";

const letterBefore = (text: string, at: number) => /\p{L}(?=\P{L}*$)/u.exec(textBefore(text, at))?.[0];
const letterAfter = (text: string, at: number) => /\p{L}/u.exec(textAfter(text, at))?.[0];

/**
 * Marks of another script between or after Arabic words. Inside an address or a run of Latin they are right. A comma inside
 * a number belongs to the rules of digits.
 */
const punctuation: CopyRule = {
  rule: "punctuation",
  *find(text) {
    for (const { 0: mark, index } of text.matchAll(/(?<!\d(?=.\d)|\p{Nd}(?=,\p{Nd}))[,;?]/gu))
      if (isArabic(letterBefore(text, index)) || isArabic(letterAfter(text, index + 1)))
        yield { start: index, end: index + 1, better: arabicMarks[mark] ?? mark };
  },
};

/** Phones are dialled, and keep Latin digits: they begin with + or 0 and have at least seven digits. */
const phone = /(?<![\p{L}\p{N}])(?:\+|0)[\d ()-]{6,}\d/gu;

/** A number whose commas divide thousands. */
const withThousands = /^(?![0٠۰],)\p{Nd}{1,3}(?:,\p{Nd}{3})+(?:\.\p{Nd}+)?$/u;

/** The right marks in place of those in a number. One comma that divides no thousands divides decimals, several a list. */
function marksOf(number: string): string[] {
  const marks = number.match(/[.,:]/gu) ?? [];
  const isList = marks.filter((mark) => mark === ",").length > 1;
  const comma = withThousands.test(number) ? "٬" : isList ? "، " : "٫";
  return marks.map((mark) => (mark === "," ? comma : mark === "." ? "٫" : mark));
}

/** Numbers that are read. Codes, addresses and what belongs to a Latin word (GMT+3, ISO 20252) keep Latin digits. */
const digits: CopyRule = {
  rule: "digits",
  *find(text) {
    const withoutPhones = text.replace(phone, (run) => " ".repeat(run.length));
    for (const { 0: number, index } of withoutPhones.matchAll(/\d+(?:[.,:]\d+)*/gu)) {
      const isAfterLatin = /[a-z]\s*$/iu.test(textBefore(text, index));
      if (isAfterLatin || /[a-z@#_/\\]/iu.test(wordAt(text, index))) continue;
      const marks = marksOf(number).values();
      const better = number
        .replace(/[.,:]/gu, (mark) => marks.next().value ?? mark)
        .replace(/\d/gu, (digit) => arabicDigits.charAt(Number(digit)));
      yield { start: index, end: index + number.length, better };
    }
  },
};

/** Marks of the other script between Arabic digits. */
const marksInNumbers: CopyRule = {
  rule: "digits",
  *find(text) {
    for (const { 0: number, index } of text.matchAll(/[٠-٩۰-۹]+(?:[.,][٠-٩۰-۹]+)+/gu)) {
      const marks = marksOf(number);
      for (const [place, { index: at }] of [...number.matchAll(/[.,]/gu)].entries())
        yield { start: index + at, end: index + at + 1, better: marks[place] ?? "٫" };
    }
  },
};

/**
 * Shapes of nouns in which ٍ stands for a final ي. Without the mark they would be misread. A long a before the last letter
 * (قاضٍ، مبانٍ، تساوٍ، آتٍ); participles (مُغرٍ، متأنٍ، منحنٍ، مستثنٍ، مستوٍ); three letters from ت or أ (تحدٍّ، أيدٍ).
 */
const droppedYeh = /^[وف]?[بكل]?(?:.+ا.|.*آ.|م(?:[تن]|ست|.(?=[تطد]))?..|[تأ]..|عل|عم|شج|ند)$/u;

/** Endings that those nouns do not have. The exceptions are ناءٍ، محيٍ، مواتٍ، مؤاتٍ. */
const otherEnding = /[ةاأؤئى]$|(?<!^[وف]?م.)ي$|(?<!^[وف]?نا)ء$|..(?<!مو|مؤ)ات$/u;

/** Whether a word has a ٍ that is certainly a case ending. */
function hasCaseEnding(word: string): boolean {
  if (!word.includes("\u064D")) return false;
  const letters = word.replace(new RegExp(vowelMarks, "gu"), "");
  return otherEnding.test(letters) || !droppedYeh.test(letters);
}

/** Vowel marks that no reader needs: case endings, the absence of a vowel, and three in a word. A passive has two. */
const vowels: CopyRule = {
  rule: "vowels",
  *find(text) {
    for (const { 0: word, index } of text.matchAll(/[\u0621-\u0652\u0670-\u06D3]+/gu)) {
      const isNeedless =
        /[\u064C\u0652]/u.test(word) ||
        hasCaseEnding(word) ||
        (word.match(/[\u064E-\u0650]/gu) ?? []).length > 2 ||
        /^[وفلب]?(?:أنّ|إنّ|لكنّ|كلّ)$/u.test(word);
      if (isNeedless)
        yield { start: index, end: index + word.length, better: word.replace(/[\u064C-\u0652]/gu, "") };
    }
  },
};

const attachedBefore = new RegExp(`(?:^|[\\s(«])\\p{Cf}*${attached}ـ?$`, "u");

/** Whether a straight mark opens a quotation. What stands beside it decides; in doubt, whether a quotation is open. */
function opensQuotation(before: string, after: string, isOpen: boolean): boolean {
  const isFirst = /(?:^|[\s([{«])$/u.test(before);
  const isLast = /^(?:$|[\s)\]}».,:;!?…،؛؟])/u.test(after);
  if (isFirst !== isLast) return isFirst;
  return !isOpen || attachedBefore.test(before);
}

/** Quotation marks are « ». Inside a Latin word or a measure the straight ones are no quotation marks. */
const quotes: CopyRule = {
  rule: "quotes",
  *find(text) {
    let isOpen = false;
    for (const { 0: mark, index } of text.matchAll(/["“”]|(?<=\s|^)'|'(?=[\s،؛؟.]|$)/gu)) {
      const before = textBefore(text, index).replace(/\p{Cf}+$/u, "");
      const after = textAfter(text, index + 1).replace(/^\p{Cf}+/u, "");
      const isMeasure = mark !== "'" && !isOpen && /\p{Nd}$/u.test(before);
      if (isMeasure) continue;
      const opens: boolean = mark === "“" || (mark !== "”" && opensQuotation(before, after, isOpen));
      if (mark !== "'") isOpen = opens;
      yield { start: index, end: index + 1, better: opens ? "«" : "»" };
    }
  },
};

const edge =
  /(?<![^\s(«“])[.#@$€£&+-][a-z\d][^\s،؛؟»”)]*|(?<![^\s(«“])[a-z][a-z\d]*[+#&*$€£-]+(?=[\s،؛؟.»”)]|$)/u;
const phoneOrEdge = new RegExp(`${phone.source}|${edge.source}`, "giu");

/**
 * A sign at the edge of a Latin run jumps to the other side of the run in a line of Arabic, and the groups of a phone
 * change places. Marks that keep the run together mend both.
 */
const latinEdge: CopyRule = {
  rule: "latinEdge",
  *find(text) {
    if (!/\p{Script=Arabic}/u.test(text)) return;
    for (const { 0: run, index } of text.matchAll(phoneOrEdge))
      if (text.charAt(index - 1) !== "\u2066")
        yield { start: index, end: index + run.length, better: `\u2066${run}\u2069` };
  },
};

/** Stretched letters. A single ـ stays after the ه of a year, and between attached letters and what is not Arabic. */
const tatweel = matching(
  "tatweel",
  new RegExp(`(?<!ه|(?<![\\p{L}\\p{M}])${attached}(?<!و))ـ+|ـ+(?=(?!\\p{N})\\p{Script=Arabic})`, "gu"),
  () => "",
);

/** Digits and marks are those of `docs/copy.md`. */
export const arabicRules: readonly CopyRule[] = [
  punctuation,
  digits,
  matching("percent", /(?<=\p{Nd} ?)%/gu, () => "٪"),
  marksInNumbers,
  quotes,
  tatweel,
  vowels,
  latinEdge,
  longSentences(35),
];
