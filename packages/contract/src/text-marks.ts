import { longestQuestion } from "./search-kinds.ts";
import { foldText, normalizeText } from "./search-text.ts";

/** A part of a text: start and end index. */
export type Mark = [start: number, end: number];

/** The words of a question as texts are compared (`normalizeText`), each once. All of them must be found. */
export const questionWords = (question: string): string[] => [
  ...new Set(normalizeText(question.slice(0, longestQuestion)).split(/\s+/).filter(Boolean)),
];

const folded = new Map<string, string>();

function foldLetter(letter: string): string {
  const known = folded.get(letter) ?? (/\s/.test(letter) ? " " : foldText(letter));
  folded.set(letter, known);
  return known;
}

/** The folded text, and for each of its letters the place of the original one. */
function foldWithPlaces(text: string) {
  const places: number[] = [];
  let result = "";
  for (let at = 0; at < text.length; at++) {
    const letters = foldLetter(text.charAt(at));
    result += letters;
    for (let index = 0; index < letters.length; index++) places.push(at);
  }
  return { result, places };
}

/** The parts of a text that match a folded word, in order and without overlaps. */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  const { result, places } = foldWithPlaces(text);
  const marks: Mark[] = [];
  for (const word of words)
    for (let at = result.indexOf(word); at >= 0 && word; at = result.indexOf(word, at + word.length)) {
      const next = places[at + word.length] ?? text.length;
      marks.push([places[at] ?? 0, next]);
    }
  marks.sort(([one], [other]) => one - other);
  return marks.reduce<Mark[]>((merged, [start, end]) => {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
    return merged;
  }, []);
}

/** Letters before and after the first match in an excerpt. */
const around = { before: 40, after: 100 };

/** The surroundings of a part of a text. */
export function excerptAround(text: string, [markStart, markEnd]: Mark): string {
  const from = Math.max(0, markStart - around.before);
  const until = Math.min(text.length, markEnd + around.after);
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1 || from;
  const end = until === text.length ? until : Math.max(text.lastIndexOf(" ", until), markEnd);
  const part = text.slice(Math.min(start, markStart), end).trim();
  return `${from > 0 ? "… " : ""}${part}${end < text.length ? " …" : ""}`;
}

/** The surroundings of the first match in a text; undefined when there is none. */
export function excerptOf(text: string, words: readonly string[]): string | undefined {
  const [first] = findMarks(text, words);
  return first && excerptAround(text, first);
}

/** Letters of the beginning of a text. */
const opening = 160;

/** The beginning of a text that has no match. */
export const openingOf = (text: string): string =>
  text.length <= opening
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", opening) + 1 || opening).trimEnd()} …`;

/** Whether a place of a text is inside an Arabic word. Safari joins no letters across the elements of a page. */
const isInArabicWord = (text: string, at: number) =>
  /^[\p{Script=Arabic}\p{Mn}\u0640]{2}$/u.test(text.slice(at - 1, at + 1));

/**
 * A text cut at its marks, for display. Marks that are out of order or outside of the text are left out or cut. A mark in an
 * Arabic word takes the whole word.
 */
export function markedParts(
  text: string,
  marks: readonly Readonly<Mark>[],
): { text: string; isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  let done = 0;
  const add = (until: number, isMarked: boolean) => {
    if (until > done) parts.push({ text: text.slice(done, until), isMarked });
    done = Math.max(done, until);
  };
  for (const [from, to] of marks) {
    let start = Math.max(from, done);
    let end = Math.min(to, text.length);
    if (from < 0 || end <= start) continue;
    while (start > done && isInArabicWord(text, start)) start--;
    while (isInArabicWord(text, end)) end++;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
