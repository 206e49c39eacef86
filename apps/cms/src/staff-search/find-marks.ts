import { foldText } from "@miqyas/contract";

/** A part of a text: start and end index. */
export type Mark = [start: number, end: number];

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

/** The surroundings of the first match in a text; undefined when there is none. */
export function excerptOf(text: string, words: readonly string[]): string | undefined {
  const [first] = findMarks(text, words);
  if (!first) return undefined;
  const from = Math.max(0, first[0] - around.before);
  const until = Math.min(text.length, first[1] + around.after);
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1 || from;
  const end = until === text.length ? until : Math.max(text.lastIndexOf(" ", until), first[1]);
  const part = text.slice(Math.min(start, first[0]), end).trim();
  return `${from > 0 ? "… " : ""}${part}${end < text.length ? " …" : ""}`;
}
