import { chartHtml } from "../charts/chart-html.ts";
import { propertyOf } from "../property-of.ts";
import { figureHtml } from "./figure-html.ts";
import { directionOf, type TextLanguage } from "./html-text.ts";
import { inlineHtml } from "./inline-html.ts";
import { listHtml } from "./list-html.ts";
import { childrenOf, plainTextOf, textOf, type RichTextNode } from "./rich-text-state.ts";
import { tableHtml } from "./table-html.ts";

type Block = (node: RichTextNode, language: TextLanguage, showsDrafts: boolean) => string;

function wrap(tag: string, node: RichTextNode, language: TextLanguage): string {
  const words = inlineHtml(node);
  return words && `<${tag}${directionOf(plainTextOf(node), language)}>${words}</${tag}>`;
}

const heading: Block = (node, language) => {
  const tag = textOf(node.tag);
  return wrap(["h2", "h3", "h4"].includes(tag) ? tag : "h2", node, language);
};

const quote: Block = (node, language) => {
  const words = wrap("p", node, language);
  return words && `<blockquote>${words}</blockquote>`;
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
