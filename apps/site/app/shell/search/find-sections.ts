import Fuse from "fuse.js/basic";
import { findMark, foldWord } from "./find-mark.ts";
import type { FoldedWord, Mark } from "./find-mark.ts";
import { minimumLength } from "./section-index.ts";
import type { SectionEntry } from "./section-index.ts";

/** A section with its title in the language of the search. */
export interface NamedSection extends SectionEntry {
  name: string;
}

/** A section that was found, and the parts of its title that match the query. */
export interface FoundSection extends NamedSection {
  marks: readonly Mark[];
}

/** A word of a section's title. */
interface TitleWord extends FoldedWord {
  section: NamedSection;
  at: Mark;
}

/**
 * How well a section matches a word of the query. Below `near` its title contains the word; 0 is the beginning of a
 * word.
 */
interface Hit {
  distance: number;
  mark: Mark;
}

/** The most results shown (SRCH-5). */
const maximumResults = 5;
/** The largest distance between a word and the query's: 0 is equal, 1 is anything (SRCH-6). */
const threshold = 0.4;
/** From this distance on, a title is only similar to the query. */
const near = 1;

const listWords = (section: NamedSection): TitleWord[] =>
  [...section.name.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...foldWord(word),
    section,
    at: [index, index + word.length],
  }));

/** Number of words of a title. Of two titles that contain the query, the shorter one matches better. */
const lengthOf = ({ name }: NamedSection): number => name.split(" ").length;

/** The index of the wanted word in a title's word. The article counts when more than it is typed (SRCH-11). */
function holdsAt(word: FoldedWord, wanted: FoldedWord): number {
  const index = word.bare.indexOf(wanted.bare);
  return index < 0 && wanted.folded.length > 2 ? word.folded.indexOf(wanted.folded) : index;
}

/** Finds sections by the words of their titles, best match first (SRCH-3…SRCH-7, SRCH-11). */
export function createSectionFinder(sections: readonly NamedSection[]): (query: string) => FoundSection[] {
  const words = sections.flatMap(listWords);
  const fuse = new Fuse(words, { keys: ["bare"], threshold, ignoreLocation: true, includeScore: true });

  function findWord(wanted: FoldedWord): Map<NamedSection, Hit> {
    const hits = new Map<NamedSection, Hit>();
    const add = ({ section }: TitleWord, hit: Hit) => {
      if (hit.distance < (hits.get(section)?.distance ?? Infinity)) hits.set(section, hit);
    };
    for (const { item, score = 0 } of fuse.search(wanted.bare))
      add(item, { distance: near + score, mark: item.at });
    for (const word of words) {
      const index = holdsAt(word, wanted);
      if (index >= 0)
        add(word, { distance: index === 0 ? 0 : 0.1, mark: findMark(word.section.name, word.at, wanted) });
    }
    return hits;
  }

  return (query) => {
    const wanted = query
      .split(/\s+/)
      .map(foldWord)
      .filter(({ bare }) => bare !== "");
    if (query.trim().length < minimumLength || wanted.length === 0) return [];
    const hits = wanted.map(findWord);
    const found = sections
      .map((section) => ({ section, hits: hits.flatMap((word) => word.get(section) ?? []) }))
      .filter((one) => one.hits.length === wanted.length)
      .map((one) => ({ ...one, distance: Math.max(...one.hits.map(({ distance }) => distance)) }))
      .toSorted((a, b) => a.distance - b.distance || lengthOf(a.section) - lengthOf(b.section));
    // When a title contains the query, titles that are only similar are left out.
    const isHeld = (found[0]?.distance ?? near) < near;
    return found
      .filter(({ distance }) => !isHeld || distance < near)
      .slice(0, maximumResults)
      .map((one) => ({ ...one.section, marks: one.hits.map(({ mark }) => mark) }));
  };
}
