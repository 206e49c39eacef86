import { isEntryCollection } from "@miqyas/contract";
import type { EntryCollection } from "@miqyas/contract";
import { propertyOf } from "../property-of.ts";
import { childrenOf, deepest, type RichTextNode } from "./rich-text-state.ts";

/** The entry to which a link leads. `value` is its id or, in a text that was read with depth, its document. */
interface LinkedEntry {
  relationTo: EntryCollection;
  value: unknown;
}

export const isLink = ({ type }: RichTextNode): boolean => type === "link" || type === "autolink";

/** Whether a link names an entry instead of an address. */
export const isEntryLink = (link: RichTextNode): boolean =>
  propertyOf(link.fields, "linkType") === "internal";

/** The entry that a link names; `undefined` for a link to an address. */
export function linkedEntry(link: RichTextNode): LinkedEntry | undefined {
  const doc = propertyOf(link.fields, "doc");
  const relationTo = propertyOf(doc, "relationTo");
  if (!isEntryLink(link) || typeof relationTo !== "string" || !isEntryCollection(relationTo))
    return undefined;
  return { relationTo, value: propertyOf(doc, "value") };
}

/** The id of the linked entry, whether or not its document was read. */
export function linkedId({ value }: LinkedEntry): number | undefined {
  const id = propertyOf(value, "id") ?? value;
  return typeof id === "number" ? id : undefined;
}

/** All links below a node, in reading order. Nodes deeper than `deepest` are never shown. */
export function linksIn(node: unknown, depth = 0): RichTextNode[] {
  if (depth > deepest) return [];
  return childrenOf(node).flatMap((child) => [
    ...(isLink(child) ? [child] : []),
    ...linksIn(child, depth + 1),
  ]);
}
