import { randomBytes } from "node:crypto";
import type { Nodes, Parents, PhrasingContent } from "mdast";
import { addressRefusal, isSafeAddress } from "../../rich-text/link-address.ts";
import { readEntryName } from "./entry-links.ts";
import { element, textNode, type LexicalNode } from "./lexical.ts";
import { lineOf, marks } from "./notation.ts";
import type { ReadContext } from "./read-markdown.ts";

type Link = Extract<PhrasingContent, { type: "link" }>;

const hints: Partial<Record<Nodes["type"], string>> = {
  html: "HTML is not accepted; write \\< for the sign itself",
  inlineCode: "code is not a part of a text; write \\` for the sign itself",
  image: "a picture stands in a paragraph of its own",
};

/** The fields of a link to an entry, named by its folder, or to an address. */
function readTarget(node: Link, context: ReadContext) {
  const entry = readEntryName(node.url);
  if (entry) {
    const { collection: relationTo, name } = entry;
    const value = context.findEntry(relationTo, name);
    if (value === undefined) context.refuse(lineOf(node), `there is no ${node.url}`);
    return { linkType: "internal", doc: { relationTo, value } };
  }
  if (!isSafeAddress(node.url))
    context.refuse(lineOf(node), `${node.url || "(empty)"}: ${addressRefusal.en}`);
  return { linkType: "custom", url: node.url };
}

function readLink(node: Link, format: number, context: ReadContext): LexicalNode {
  if (node.title) context.refuse(lineOf(node), "a link has an address and no title");
  const id = randomBytes(12).toString("hex");
  const fields = readTarget(node, context);
  return { ...element("link", readParts(node, format, context), { fields, id }), version: 3 };
}

function readDirective(
  node: Extract<PhrasingContent, { type: "textDirective" }>,
  format: number,
  context: ReadContext,
): LexicalNode[] {
  const mark = marks.find((known) => "directive" in known && known.directive === node.name);
  const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  if (mark && !isPlain) return readParts(node, format | mark.bit, context);
  if (node.name === "br" && isPlain) return [{ type: "linebreak", version: 1 }];
  if (node.name === "tab" && isPlain) return [textNode("\t", format, "tab")];
  const { start, end } = node.position ?? {};
  const words = context.source.slice(start?.offset, end?.offset);
  // A colon between letters is a colon, unless a label or attributes mark a directive.
  if (!isPlain)
    context.refuse(lineOf(node), `there is no :${node.name}[…]; write \\${words} for the words themselves`);
  return [textNode(words, format)];
}

function readPart(node: PhrasingContent, format: number, context: ReadContext): LexicalNode[] {
  if (node.type === "text") return [textNode(node.value.replace(/[ \t]*\r?\n[ \t]*/g, " "), format)];
  if (node.type === "break") return [{ type: "linebreak", version: 1 }];
  if (node.type === "link") return [readLink(node, format, context)];
  if (node.type === "textDirective") return readDirective(node, format, context);
  const mark = marks.find((known) => "node" in known && known.node === node.type);
  if (mark && "children" in node) return readParts(node, format | mark.bit, context);
  context.refuse(lineOf(node), hints[node.type] ?? `there is no ${node.type} in a text`);
  return [];
}

function readParts(parent: Parents, format: number, context: ReadContext): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  for (const node of (parent.children as PhrasingContent[]).flatMap((part) =>
    readPart(part, format, context),
  )) {
    const last = nodes.at(-1);
    if (last?.type === "text" && node.type === "text" && last.format === node.format)
      nodes[nodes.length - 1] = textNode(`${String(last.text)}${String(node.text)}`, Number(node.format));
    else nodes.push(node);
  }
  return nodes;
}

/** The inline content of a block. Marks are bits of each text, as in the editor. */
export const readPhrasing = (parent: Parents, context: ReadContext): LexicalNode[] =>
  readParts(parent, 0, context);
