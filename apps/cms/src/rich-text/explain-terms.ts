import { escapeHtml } from "@miqyas/contract";
import { escapePattern, vowelMarks } from "../arabic-pattern.ts";
import { entryPath } from "../redirects/entry-address.ts";

/** A word of the glossary in one language. */
export interface Term {
  id: number;
  title: string;
  /** What it means, in a sentence or two. */
  excerpt: string;
}

/** Elements in whose text no term is explained. */
const without = /^(?:a|h[1-6]|figure|table|blockquote)$/;

/** The spellings of a title: without what is in parentheses, and each part of that alone. */
export function spellingsOf(title: string): string[] {
  const inside = [...title.matchAll(/\(([^)]*)\)/g)].flatMap(([, part = ""]) => part.split("/"));
  return [title.replace(/\([^)]*\)/g, ""), ...inside]
    .map((part) => part.trim())
    .filter((part) => part.length > 2);
}

/** The signs that the sanitizer escapes in a text between tags. */
const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">" };

const decode = (text: string) => text.replace(/&(amp|lt|gt);/g, (code, name: string) => signs[name] ?? code);

const letters: Record<string, string> = {
  ...Object.fromEntries([..."اأإآٱ"].map((letter) => [letter, "[اأإآٱ]"])),
  ...Object.fromEntries([..."يى"].map((letter) => [letter, "[يى]"])),
  ...Object.fromEntries([..."ةه"].map((letter) => [letter, "[ةه]"])),
};

/** One word, in any of its spellings. An Arabic one with or without vowel marks and the article. */
function wordPattern(word: string): string {
  if (!/\p{Script=Arabic}/u.test(word)) return escapePattern(word).replaceAll("-", "[-\\u2011]");
  const bare = word.replace(new RegExp(vowelMarks, "g"), "").replace(/^ال(?=.{3})/, "");
  const spelled = [...bare].map((letter) => letters[letter] ?? escapePattern(letter)).join(`${vowelMarks}*`);
  return `(?:ال)?${spelled}${vowelMarks}*`;
}

/** A spelling with the letters that Arabic attaches before it, or with an English plural's ending. */
function spellingPattern(spelling: string): string {
  const words = spelling.split(/\s+/).map(wordPattern).join("\\s+");
  return /^\p{Script=Arabic}/u.test(spelling) ? `(?:[وف]?[بكل]?|[وف]?لل)${words}` : `${words}(?:e?s)?`;
}

/** Finds any of the terms. Each has a group, in their order; the longest spelling comes first. */
function findAll(terms: readonly Term[]): RegExp {
  const groups = terms.map(({ title }) => spellingsOf(title).map(spellingPattern).join("|"));
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${groups.map((group) => `(${group})`).join("|")})(?![\\p{L}\\p{M}\\p{N}])`,
    "giu",
  );
}

/**
 * Explains the glossary's terms in the HTML of a text (ART-11): the first mention in each section becomes a
 * button that shows the definition, without a script. Terms in links, headings, tables, quotations and figures
 * stay as they are. The HTML must have passed `articleHtmlPolicy`. `name` tells the texts of one page apart.
 */
export function explainTerms(html: string, terms: readonly Term[], name: string): string {
  const ordered = terms
    .filter(({ title }) => spellingsOf(title).length > 0)
    .toSorted((a, b) => b.title.length - a.title.length);
  if (ordered.length === 0) return html;
  const pattern = findAll(ordered);
  const explained = new Set<Term>();
  let count = 0;
  let depth = 0;

  function explain(part: string): string {
    const text = decode(part);
    let written = "";
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const [found, ...groups] = match;
      const term = ordered[groups.findIndex(Boolean)];
      if (!term || explained.has(term)) continue;
      explained.add(term);
      const id = `term-${name}-${(count += 1)}`;
      const address = escapeHtml(entryPath("words-in-markets", term));
      written +=
        escapeHtml(text.slice(end, match.index)) +
        `<button popovertarget="${id}" interestfor="${id}">${escapeHtml(found)}</button>` +
        `<span id="${id}" popover><a href="${address}">${escapeHtml(term.title)}</a>: ${escapeHtml(term.excerpt)}</span>`;
      end = match.index + found.length;
    }
    return end === 0 ? part : written + escapeHtml(text.slice(end));
  }

  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      const [, slash = "", name = ""] = /^<(\/?)([a-z][a-z0-9]*)/.exec(part) ?? [];
      if (!name) return depth > 0 ? part : explain(part);
      if (name === "h2" && !slash) explained.clear();
      if (without.test(name)) depth += slash ? -1 : 1;
      return part;
    })
    .join("");
}
