import { randomBytes } from "node:crypto";
import type { LexicalNode } from "./sample-rich-text.ts";

const bold = 1;
const italic = 2;

/** `**strong**`, `*emphasis*` (no space inside its stars) and `[label](address)`. */
const mark =
  /\*\*(?<strong>.+?)\*\*|\*(?<emphasis>\S(?:[^*]*\S)?)\*|\[(?<label>[^\]]+)\]\((?<address>[^)]+)\)/gu;

export const textNode = (text: string, format = 0): LexicalNode => ({
  type: "text",
  text,
  format,
  detail: 0,
  mode: "normal",
  style: "",
  version: 1,
});

const linkNode = (label: string, address: string, format: number): LexicalNode => ({
  type: "link",
  children: inlineNodes(label, format),
  fields: { linkType: "custom", url: address },
  id: randomBytes(12).toString("hex"),
  direction: null,
  format: "",
  indent: 0,
  version: 3,
});

function markedNodes(groups: Partial<Record<string, string>>, format: number): LexicalNode[] {
  if (groups.strong) return inlineNodes(groups.strong, format | bold);
  if (groups.emphasis) return inlineNodes(groups.emphasis, format | italic);
  return [linkNode(groups.label ?? "", groups.address ?? "", format)];
}

/** The nodes of a text of the sample content, with its marks read. */
export function inlineNodes(text: string, format = 0): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > end) nodes.push(textNode(text.slice(end, match.index), format));
    nodes.push(...markedNodes(match.groups ?? {}, format));
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(textNode(text.slice(end), format));
  return nodes;
}
