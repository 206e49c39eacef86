import { ValidationError, type FieldHook, type TypeWithID } from "payload";
import { inLanguageOf } from "../language.ts";
import { addressRefusal, isSafeAddress } from "./link-address.ts";
import { propertyOf } from "../property-of.ts";
import { childrenOf, type RichTextNode } from "./rich-text-state.ts";

const isLink = (node: RichTextNode) => node.type === "link" || node.type === "autolink";

function hasUnsafeLink(node: RichTextNode): boolean {
  const address = propertyOf(node.fields, "url");
  if (isLink(node) && (typeof address !== "string" || !isSafeAddress(address))) return true;
  return childrenOf(node).some(hasUnsafeLink);
}

/**
 * Refuses a text with a forbidden link. Drafts are checked too, because Payload saves them without validation
 * (B5).
 */
export const refuseUnsafeLinks: FieldHook<TypeWithID, unknown> = ({ value, field, path, req }) => {
  if (!childrenOf(propertyOf(value, "root")).some(hasUnsafeLink)) return value;
  const message = inLanguageOf(req, addressRefusal);
  const label = "label" in field && typeof field.label === "object" ? field.label : undefined;
  throw new ValidationError({ errors: [{ message, path: path.join("."), ...(label && { label }) }] }, req.t);
};
