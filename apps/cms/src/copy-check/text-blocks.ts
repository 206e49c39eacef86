import { childrenOf, deepest, textOf, type RichTextNode } from "../rich-text/rich-text-state.ts";
import { propertyOf } from "../property-of.ts";
import type { TextKind } from "./hint.ts";

/** A paragraph, heading, item or cell of a long text, with the number of the top block in which it stands. */
export interface TextBlock {
  kind: TextKind;
  text: string;
  block: number;
}

const kindOf: Record<string, TextKind> = {
  ...{ heading: "heading", paragraph: "prose", listitem: "prose", quote: "prose", tablecell: "cell" },
};
const holders = new Set([...Object.keys(kindOf), "list", "table", "tablerow"]);

const isHolder = ({ type }: RichTextNode) => typeof type === "string" && holders.has(type);

/** The text of a node's own line, as the editor counts it. Line breaks are one sign. */
function ownText(node: RichTextNode, depth: number): string {
  if (node.type === "text") return textOf(node.text);
  if (node.type === "linebreak") return "\n";
  if (depth > deepest) return "";
  return childrenOf(node)
    .filter((child) => !isHolder(child))
    .map((child) => ownText(child, depth + 1))
    .join("");
}

function* blocksIn(node: RichTextNode, kind: TextKind, block: number, depth: number): Generator<TextBlock> {
  if (depth > deepest) return;
  const own = (typeof node.type === "string" && kindOf[node.type]) || kind;
  // A paragraph in a cell is the text of the cell.
  const here = kind === "cell" ? kind : own;
  const text = ownText(node, depth);
  if (text.trim()) yield { kind: here, text, block };
  for (const child of childrenOf(node).filter(isHolder)) yield* blocksIn(child, here, block, depth + 1);
}

/** The texts of a long text, in their order. */
export const textBlocksOf = (state: unknown): TextBlock[] =>
  childrenOf(propertyOf(state, "root")).flatMap((node, block) => [...blocksIn(node, "prose", block, 0)]);
