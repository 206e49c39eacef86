import { chartHtml } from "../charts/chart-html.ts";
import { propertyOf } from "../property-of.ts";
import { figureHtml } from "./figure-html.ts";
import { directionAttribute, type TextLanguage } from "./html-text.ts";
import { inlineHtml } from "./inline-html.ts";
import { listHtml } from "./list-html.ts";
import { childrenOf, plainTextOf, textOf, type RichTextNode } from "./rich-text-state.ts";
import { tableHtml } from "./table-html.ts";

type Block = (node: RichTextNode, language: TextLanguage, showsDrafts: boolean) => string;

function wrap(tag: string, node: RichTextNode, language: TextLanguage): string {
  const words = inlineHtml(node);
  return words && `<${tag}${directionAttribute(plainTextOf(node), language)}>${words}</${tag}>`;
}

const heading: Block = (node, language) => {
  const tag = textOf(node.tag);
  return wrap(["h2", "h3", "h4"].includes(tag) ? tag : "h2", node, language);
};

/** Splits a quotation whose last line begins with a dash, which names who said it. */
function splitSource(node: RichTextNode): { words: RichTextNode; source?: RichTextNode } {
  const children = childrenOf(node);
  const last = children.findLastIndex(({ type }) => type === "linebreak");
  const source = { ...node, children: children.slice(last + 1) };
  const isNamed = last > 0 && /^\s*[—–]\s*\S/.test(plainTextOf(source));
  return isNamed ? { words: { ...node, children: children.slice(0, last) }, source } : { words: node };
}

const quote: Block = (node, language) => {
  const { words, source } = splitSource(node);
  const said = wrap("p", words, language);
  if (!said) return "";
  const quotation = `<blockquote>${said}</blockquote>`;
  return source ? `<figure>${quotation}${wrap("figcaption", source, language)}</figure>` : quotation;
};

const blocks = new Map<unknown, Block>([
  ["paragraph", (node, language) => wrap("p", node, language)],
  ["heading", heading],
  ["quote", quote],
  ["list", (node) => listHtml(node)],
  ["table", (node) => tableHtml(node)],
  ["upload", figureHtml],
  ["relationship", ({ value }, language, showsDrafts) => chartHtml(value, language, showsDrafts)],
  ["horizontalrule", () => "<hr>"],
]);

/** Writes a text as HTML that should already be safe. `toHtml` sanitizes it again. */
export function writeHtml(state: unknown, language: TextLanguage, showsDrafts = false): string {
  return childrenOf(propertyOf(state, "root"))
    .map((node) => blocks.get(node.type)?.(node, language, showsDrafts) ?? "")
    .join("");
}
