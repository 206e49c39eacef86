/** Rows of keyboards and the alphabets, in the order in which people type them. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789".repeat(3),
  "qwertyuiopasdfghjklzxcvbnm",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
  "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرلاىةوزظ",
];
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(""))];

/** Digits and signs that stand for letters. */
const letters: Record<string, string> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" },
  ...{ "@": "a", $: "s", "!": "i" },
};
const withLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** The shortest text whose repetition gives the whole text. The last repetition may be incomplete. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  return text;
}

/** A repetition of fewer characters than this is refused, whatever they are. */
const shortestUnit = 8;

const isShortRepetition = (text: string, unit: string) => unit !== text && unit.length < shortestUnit;

/** A known word that is shorter says nothing about the password around it. */
const shortestWord = 3;

let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords most often seen in leaks, in lower case. Loaded when the first password is chosen. */
const loadList = () =>
  (list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/**
 * Whether a password is among those that are tried first: one of a list of common passwords, one of them
 * with digits or signs around it or in place of its letters, a repetition, or a row of the keyboard or the
 * alphabet.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.normalize("NFKC").toLowerCase();
  const folded = lettersAndDigits(text);
  const unit = repeatedUnit(folded);
  if (isShortRepetition(text, repeatedUnit(text)) || isShortRepetition(folded, unit)) return true;
  const word = unit.replace(/^\p{N}+|\p{N}+$/gu, "");
  const spelled = lettersAndDigits(withLetters(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")));
  const known = await loadList();
  return [text, folded, unit, word, spelled, repeatedUnit(spelled)].some(
    (candidate) =>
      candidate.length >= shortestWord &&
      (known.has(candidate) || runs.some((run) => run.includes(candidate))),
  );
}
