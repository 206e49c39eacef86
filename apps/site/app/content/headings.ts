import { toString } from "hast-util-to-string";
import type { Element, Root } from "hast";
import { listBlocks } from "./sections.ts";

/** A heading of a text and the id of its place on the page. */
export interface Heading {
  id: string;
  text: string;
}

/** Second-level headings as shown: the page already has its one h1. */
const isHeading = (block: Element) => /^h[12]$/.test(block.tagName) && toString(block).trim() !== "";

/** The second-level headings of a text, in order. Their ids are the same on every render. */
export function listHeadings(tree: Root): Heading[] {
  return listBlocks(tree)
    .filter(isHeading)
    .map((block, index) => ({ id: headingId(index), text: toString(block).trim() }));
}

/**
 * The tree with these ids on its headings.
 * @param count number of the headings in earlier texts of the same page
 */
export function anchorHeadings(tree: Root, count = 0): Root {
  const children = listBlocks(tree).map((block) =>
    isHeading(block) ? { ...block, properties: { ...block.properties, id: headingId(count++) } } : block,
  );
  return { ...tree, children };
}

const headingId = (index: number) => `part-${String(index + 1)}`;
