import { isObject, propertyOf } from "../property-of.ts";

/**
 * What Lexical stores, read defensively: whoever can save a document can save any JSON here, so every
 * property is unknown until looked at.
 */
export type RichTextNode = Record<string, unknown>;

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The nodes directly inside a node. */
export function childrenOf(node: unknown): RichTextNode[] {
  const children = propertyOf(node, "children");
  return Array.isArray(children) ? children.filter(isObject) : [];
}

/** Deeper than any editor nests; whoever writes the JSON by hand gets no further. */
export const deepest = 40;

/** All text under a node, without its marks. */
export const plainTextOf = (node: RichTextNode, depth = 0): string => {
  if (node.type === "text") return textOf(node.text);
  if (depth > deepest) return "";
  return childrenOf(node)
    .map((child) => plainTextOf(child, depth + 1))
    .join("");
};
