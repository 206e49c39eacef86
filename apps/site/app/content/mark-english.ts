import { toString } from "hast-util-to-string";
import type { Element } from "hast";
import { isEnglishText } from "../i18n/is-english-text.ts";

/** Blocks that take the direction of their text. The marks of an English list stand at its start. */
const blocks = /^(?:p|h\d|pre|blockquote|[uod]l|table|figcaption|div|section|article)$/;
/** Parts of a list or table with Arabic text. Their marks and columns stay at the side of the others. */
const parts = /^(?:li|d[td]|t[hd]|caption)$/;
/** Blocks of which one with less than three words may be a name, which stays at the side of an Arabic text. */
const lines = /^(?:p|h\d|figcaption)$/;

const english = { lang: "en", dir: "ltr" };

/**
 * The blocks of a text on an Arabic page, with the English ones marked as such: an Arabic voice would spell them, and
 * their full stops would stand at the wrong end (WCAG 3.1.2). What names its language stays unchanged.
 */
export function markEnglish(text: Element[]): Element[] {
  const inArabic = !isEnglishText(text.map(toString).join(""));
  return text.map(mark);

  function mark(node: Element): Element {
    const { tagName, properties, children } = node;
    if (properties.lang) return node;
    const words = toString(node);
    const isPart = parts.test(tagName);
    if (!isEnglishText(words) || !(isPart || blocks.test(tagName)))
      return { ...node, children: children.map((child) => (child.type === "element" ? mark(child) : child)) };
    const isName = inArabic && lines.test(tagName) && words.trim().split(/\s+/).length < 3;
    const holdsBlocks = children.some((child) => child.type === "element" && blocks.test(child.tagName));
    return (isPart || isName) && !holdsBlocks
      ? { ...node, children: [{ type: "element", tagName: "bdi", properties: english, children }] }
      : { ...node, properties: { ...english, ...properties } };
  }
}
