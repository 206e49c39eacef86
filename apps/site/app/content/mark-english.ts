import type { Element, ElementContent } from "hast";
import { isEnglishText } from "../i18n/is-english-text.ts";

/** Blocks that take the direction of their text. The marks of an English list stand at its start. */
const blocks = /^(?:p|h[1-6]|pre|blockquote|[uod]l|table|figcaption|div|section|article)$/;
/** Parts of a list or table with Arabic text. Their marks and columns stay at the side of the others. */
const parts = /^(?:li|d[td]|t[hd]|caption)$/;
/** Blocks of which one with less than three words may be a name, which stays at the side of an Arabic text. */
const lines = /^(?:p|h[1-6]|figcaption)$/;

const english = { lang: "en", dir: "ltr" };

/**
 * The blocks of a text on an Arabic page, with the English ones marked as such: an Arabic voice would spell them, and
 * their full stops would stand at the wrong end (WCAG 3.1.2). What names its language stays unchanged.
 */
export function markEnglish(text: Element[]): Element[] {
  const isArabic = !isEnglishText(text.map(wordsOf).join(""));
  return text.map((block) => mark(block, isArabic));
}

function mark(node: Element, inArabic: boolean): Element {
  const { tagName, properties, children } = node;
  if (properties.lang) return node;
  const words = wordsOf(node);
  const isPart = parts.test(tagName);
  if (!isEnglishText(words) || !(isPart || isExplanation(node) || blocks.test(tagName)))
    return { ...node, children: mapElements(children, (child) => mark(child, inArabic)) };
  const own = mapElements(children, markArabicExplanation);
  const isName = inArabic && lines.test(tagName) && words.trim().split(/\s+/).length < 3;
  const holdsBlocks = children.some((child) => child.type === "element" && blocks.test(child.tagName));
  return (isPart || isName) && !holdsBlocks
    ? { ...node, children: [{ type: "element", tagName: "bdi", properties: english, children: own }] }
    : { ...node, properties: { ...english, ...properties }, children: own };
}

/** Whether an element is the explanation of a term (ART-11), which may be in another language than the text around it. */
const isExplanation = ({ properties }: Element) => "popover" in properties;

function markArabicExplanation(node: Element): Element {
  if (!isExplanation(node)) return { ...node, children: mapElements(node.children, markArabicExplanation) };
  return isEnglishText(wordsOf(node))
    ? node
    : { ...node, properties: { lang: "ar", dir: "rtl", ...node.properties } };
}

/** The text of an element without the explanations in it. */
function wordsOf({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === "text") return child.value;
      return child.type === "element" && !isExplanation(child) ? wordsOf(child) : "";
    })
    .join("");
}

const mapElements = (nodes: ElementContent[], change: (node: Element) => Element) =>
  nodes.map((node) => (node.type === "element" ? change(node) : node));
