import { entryPaths, isEntryCollection } from "@miqyas/contract";
import type { EntryCollection } from "@miqyas/contract";
import { isObject, propertyOf } from "../../property-of.ts";
import { isEntryLink, isLink, linkedEntry, linkedId } from "../../rich-text/links.ts";
import { textOf, type RichTextNode } from "../../rich-text/rich-text-state.ts";

/** The name of an entry's folder. Returns undefined for a deleted entry. */
export type NameEntry = (collection: string, id: number) => string | undefined;

const folders = Object.keys(entryPaths).join("|");

/** Splits the address of a link to an entry: `blogs/fair-sample`. Returns undefined for any other address. */
export function readEntryName(address: string): { collection: EntryCollection; name: string } | undefined {
  const [, collection = "", name = ""] = new RegExp(`^(${folders})/([^/?#]+)$`).exec(address) ?? [];
  return isEntryCollection(collection) ? { collection, name } : undefined;
}

function nameLinks(node: RichTextNode, nameEntry: NameEntry): RichTextNode[] {
  const children = Array.isArray(node.children)
    ? { children: node.children.filter(isObject).flatMap((child) => nameLinks(child, nameEntry)) }
    : {};
  const named = { ...node, ...children };
  if (node.type === "relationship") {
    const name = nameEntry(textOf(node.relationTo), Number(node.value));
    return name === undefined ? [] : [{ ...named, value: name }];
  }
  if (!isLink(node) || !isEntryLink(node)) return [named];
  const linked = linkedEntry(node);
  const id = linked && linkedId(linked);
  const name = id === undefined ? undefined : nameEntry(linked?.relationTo ?? "", id);
  if (linked && name !== undefined) return [{ ...named, fields: { url: `${linked.relationTo}/${name}` } }];
  return children.children ?? [];
}

/**
 * A text in which links to entries, and charts, have the names of their folders. A link to a deleted entry leaves its words,
 * a deleted chart nothing.
 */
export function nameEntryLinks(state: unknown, nameEntry: NameEntry): unknown {
  const root = propertyOf(state, "root");
  return isObject(root) ? { root: nameLinks(root, nameEntry)[0] } : state;
}
