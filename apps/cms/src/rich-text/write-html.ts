import { chartHtml } from "../charts/chart-html.ts";
import { propertyOf } from "../property-of.ts";
import { figureHtml } from "./figure-html.ts";
import { directionAttribute, type TextLanguage } from "./html-text.ts";
import { inlineHtml } from "./inline-html.ts";
import { listHtml } from "./list-html.ts";
import { childrenOf, plainTextOf, textOf, type RichTextNode } from "./rich-text-state.ts";
import { tableHtml } from "./table-html.ts";

/** How a text is written. */
interface Writing {
  language: TextLanguage;
  /** Language of the page that the text stands on. */
  page: TextLanguage;
  /** Whether drafts of charts are shown. */
  showsDrafts: boolean;
}

type Block = (node: RichTextNode, writing: Writing) => string;

function wrap(tag: string, node: RichTextNode, { language, page }: Writing): string {
  const words = inlineHtml(node, page);
  return words && `<${tag}${directionAttribute(plainTextOf(node), language)}>${words}</${tag}>`;
}

const heading: Block = (node, writing) => {
  const tag = textOf(node.tag);
  return wrap(["h2", "h3", "h4"].includes(tag) ? tag : "h2", node, writing);
};

/** Splits a quotation whose last line begins with a dash, which names who said it. */
function splitSource(node: RichTextNode): { words: RichTextNode; source?: RichTextNode } {
  const children = childrenOf(node);
  const last = children.findLastIndex(({ type }) => type === "linebreak");
  const source = { ...node, children: children.slice(last + 1) };
  const isNamed = last > 0 && /^\s*[—–]\s*\S/.test(plainTextOf(source));
  return isNamed ? { words: { ...node, children: children.slice(0, last) }, source } : { words: node };
}

const quote: Block = (node, writing) => {
  const { words, source } = splitSource(node);
  const said = wrap("p", words, writing);
  if (!said) return "";
  const quotation = `<blockquote>${said}</blockquote>`;
  return source ? `<figure>${quotation}${wrap("figcaption", source, writing)}</figure>` : quotation;
};

const blocks = new Map<unknown, Block>([
  ["paragraph", (node, writing) => wrap("p", node, writing)],
  ["heading", heading],
  ["quote", quote],
  ["list", (node, { page }) => listHtml(node, page)],
  ["table", (node, { page }) => tableHtml(node, page)],
  ["upload", (node, { language }) => figureHtml(node, language)],
  ["relationship", ({ value }, { language, showsDrafts }) => chartHtml(value, language, showsDrafts)],
  ["horizontalrule", () => "<hr>"],
]);

/** Writes a text as HTML that should already be safe. `toHtml` sanitizes it again. */
export function writeHtml(state: unknown, writing: Writing): string {
  return childrenOf(propertyOf(state, "root"))
    .map((node) => blocks.get(node.type)?.(node, writing) ?? "")
    .join("");
}
