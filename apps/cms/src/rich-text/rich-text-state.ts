import { isObject, propertyOf } from "../property-of.ts";

/**
 * A node of Lexical's state. A person who may save a document can save any JSON here, so every property is
 * unknown until it is checked.
 */
export type RichTextNode = Record<string, unknown>;

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The direct children of a node. */
export function childrenOf(node: unknown): RichTextNode[] {
  const children = propertyOf(node, "children");
  return Array.isArray(children) ? children.filter(isObject) : [];
}

/** Deepest level that is read. It is deeper than any editor nests; JSON written by hand may be deeper. */
export const deepest = 40;

/** The text of a node and its descendants, without marks. */
export const plainTextOf = (node: RichTextNode, depth = 0): string => {
  if (node.type === "text") return textOf(node.text);
  if (depth > deepest) return "";
  return childrenOf(node)
    .map((child) => plainTextOf(child, depth + 1))
    .join("");
};
