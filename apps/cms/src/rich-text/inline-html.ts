import { escapeHtml } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import * as v from "valibot";
import { propertyOf } from "../property-of.ts";
import { entryPath, isPublic } from "../redirects/entry-address.ts";
import { languageStates, stateField } from "../translation/language-state.ts";
import { isPublicIn } from "../translation/public-languages.ts";
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
  en_state: v.nullish(v.picklist(languageStates)),
  ar_state: v.nullish(v.picklist(languageStates)),
});

type Entry = v.InferOutput<typeof Entry>;

/** Whether an entry has a public page in a language. One without states is the same in both. */
const hasPage = (entry: Entry, page: Locale): boolean =>
  isPublic(entry) && (!entry[stateField[page]] || isPublicIn(entry, page));

/** Where a link leads. `""` for an entry without a public page in this language: its words stay without a link (RT-28). */
function addressOf(node: RichTextNode, page: Locale): string {
  if (!isEntryLink(node)) return textOf(propertyOf(node.fields, "url"));
  const linked = linkedEntry(node);
  const entry = v.safeParse(Entry, linked?.value);
  return linked && entry.success && hasPage(entry.output, page)
    ? entryPath(linked.relationTo, entry.output)
    : "";
}

function link(node: RichTextNode, page: Locale, depth: number): string {
  const address = addressOf(node, page);
  const label = inlineHtml(node, page, depth);
  return label && isSafeAddress(address) ? `<a href="${escapeHtml(address)}">${label}</a>` : label;
}

function inlinePart(node: RichTextNode, page: Locale, depth: number): string {
  if (node.type === "text") return markedText(node);
  if (node.type === "linebreak") return "<br>";
  if (node.type === "tab") return " ";
  if (isLink(node)) return link(node, page, depth);
  return "";
}

/** The inline content of a block, for a page in a language: marked text, line breaks and links. Other nodes are left out. */
export function inlineHtml(block: RichTextNode, page: Locale, depth = 0): string {
  if (depth > deepest) return "";
  return childrenOf(block)
    .map((node) => inlinePart(node, page, depth + 1))
    .join("");
}
