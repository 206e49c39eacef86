import { escapeHtml } from "@miqyas/contract";
import * as v from "valibot";
import { propertyOf } from "../property-of.ts";
import { entryPath, isPublic } from "../redirects/entry-address.ts";
import { isSafeAddress } from "./link-address.ts";
import { isEntryLink, isLink, linkedEntry } from "./links.ts";
import { childrenOf, deepest, textOf, type RichTextNode } from "./rich-text-state.ts";

/** Lexical stores the marks of a text as bits. The innermost comes first. */
const marks: [bit: number, tag: string][] = [
  [32, "sub"],
  [64, "sup"],
  [4, "s"],
  [8, "u"],
  [2, "em"],
  [1, "strong"],
];

function markedText(node: RichTextNode): string {
  const format = typeof node.format === "number" ? node.format : 0;
  const text = escapeHtml(textOf(node.text));
  if (!text) return "";
  return marks.reduce((html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html), text);
}

const Entry = v.object({
  id: v.number(),
  slug: v.nullish(v.string()),
  _status: v.nullish(v.string()),
  deletedAt: v.nullish(v.string()),
});

/** Where a link leads. `""` for an entry that has no public page: its words stay without a link. */
function addressOf(node: RichTextNode): string {
  if (!isEntryLink(node)) return textOf(propertyOf(node.fields, "url"));
  const linked = linkedEntry(node);
  const entry = v.safeParse(Entry, linked?.value);
  return linked && entry.success && isPublic(entry.output) ? entryPath(linked.relationTo, entry.output) : "";
}

function link(node: RichTextNode, depth: number): string {
  const address = addressOf(node);
  const label = inlineHtml(node, depth);
  return label && isSafeAddress(address) ? `<a href="${escapeHtml(address)}">${label}</a>` : label;
}

function inlinePart(node: RichTextNode, depth: number): string {
  if (node.type === "text") return markedText(node);
  if (node.type === "linebreak") return "<br>";
  if (node.type === "tab") return " ";
  if (isLink(node)) return link(node, depth);
  return "";
}

/** The inline content of a block: marked text, line breaks and links. Other nodes are left out. */
export function inlineHtml(block: RichTextNode, depth = 0): string {
  if (depth > deepest) return "";
  return childrenOf(block)
    .map((node) => inlinePart(node, depth + 1))
    .join("");
}
