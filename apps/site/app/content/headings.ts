import { toString } from "hast-util-to-string";
import type { Element, Root } from "hast";

/** A heading of a text and the address of its place on the page. */
export interface Heading {
  id: string;
  text: string;
}

const isHeading = (node: Root["children"][number]): node is Element =>
  node.type === "element" && node.tagName === "h2" && toString(node).trim() !== "";

/** The second-level headings of a text, in order; their ids are the same on every render. */
export function listHeadings(tree: Root): Heading[] {
  return tree.children
    .filter(isHeading)
    .map((node, index) => ({ id: headingId(index), text: toString(node).trim() }));
}

/** The same tree with those ids on its headings. */
export function anchorHeadings(tree: Root): Root {
  const headings = tree.children.filter(isHeading);
  return {
    ...tree,
    children: tree.children.map((node) => {
      const index = headings.findIndex((heading) => heading === node);
      return index < 0 || node.type !== "element"
        ? node
        : { ...node, properties: { ...node.properties, id: headingId(index) } };
    }),
  };
}

const headingId = (index: number) => `part-${String(index + 1)}`;
