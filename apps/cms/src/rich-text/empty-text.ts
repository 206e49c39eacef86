import { isObject, propertyOf } from "../property-of.ts";
import { childrenOf, plainTextOf } from "./rich-text-state.ts";

export const isRichText = (value: unknown) => isObject(propertyOf(value, "root"));

/** Whether a field has no value, or a text without content. */
export function isEmptyText(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return isRichText(value) && !hasContent(propertyOf(value, "root"));
}

/** Whether a rich text has content. An editor that was opened and left empty stores a paragraph without text. */
function hasContent(node: unknown): boolean {
  return childrenOf(node).some(
    (child) =>
      child.type === "upload" ||
      child.type === "relationship" ||
      plainTextOf(child).trim() !== "" ||
      hasContent(child),
  );
}
