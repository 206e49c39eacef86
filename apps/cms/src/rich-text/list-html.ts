import type { TextLanguage } from "./html-text.ts";
import { inlineHtml } from "./inline-html.ts";
import { childrenOf, deepest, type RichTextNode } from "./rich-text-state.ts";

const nestedLists = (item: RichTextNode) => childrenOf(item).filter((node) => node.type === "list");

/**
 * Groups the items of a list. Lexical stores a nested list in an item of its own; in HTML it belongs to the
 * previous item.
 */
function itemsOf(list: RichTextNode, page: TextLanguage, depth: number): string[] {
  const items: string[] = [];
  for (const item of childrenOf(list)) {
    const text = inlineHtml(item, page);
    const nested = nestedLists(item)
      .map((child) => listHtml(child, page, depth + 1))
      .join("");
    const previous = items.pop();
    if (text || previous === undefined)
      items.push(...(previous === undefined ? [] : [previous]), text + nested);
    else items.push(previous + nested);
  }
  return items;
}

/** Writes a list with its nested lists, for a page in a language. */
export function listHtml(list: RichTextNode, page: TextLanguage, depth = 0): string {
  if (depth > deepest) return "";
  const items = itemsOf(list, page, depth).filter(Boolean);
  if (items.length === 0) return "";
  const tag = list.listType === "number" ? "ol" : "ul";
  const start = typeof list.start === "number" && Number.isInteger(list.start) ? list.start : 1;
  const first = tag === "ol" && start !== 1 ? ` start="${start}"` : "";
  return `<${tag}${first}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}
