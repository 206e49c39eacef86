import { toString } from "hast-util-to-string";
import type { Element, Root } from "hast";
import { listBlocks } from "./sections.ts";

/** A heading of a text and the address of its place on the page. */
export interface Heading {
  id: string;
  text: string;
}

/** Of the second level as it is shown: the page has its one h1 already. */
const isHeading = (block: Element) => /^h[12]$/.test(block.tagName) && toString(block).trim() !== "";

/** The second-level headings of a text, in order; their ids are the same on every render. */
export function listHeadings(tree: Root): Heading[] {
  return listBlocks(tree)
    .filter(isHeading)
    .map((block, index) => ({ id: headingId(index), text: toString(block).trim() }));
}

/** The tree's blocks with those ids on its headings. */
export function anchorHeadings(tree: Root): Root {
  let count = 0;
  const children = listBlocks(tree).map((block) =>
    isHeading(block) ? { ...block, properties: { ...block.properties, id: headingId(count++) } } : block,
  );
  return { ...tree, children };
}

const headingId = (index: number) => `part-${String(index + 1)}`;
