import { isVisible } from "@miqyas/contract";
import type { Element, Root, Text } from "hast";
import { listBlocks } from "../../content/sections.ts";

/** Matches "1. " or "١. ", also after a direction mark, but not "3.5 %" (POL-2). */
const section =
  /^[\s\u061c\u200e\u200f]*([0-9\u0660-\u0669\u06f0-\u06f9]{1,3})[\u061c\u200e\u200f]*\.(?![0-9\u0660-\u0669\u06f0-\u06f9])\s*/;

/** Matches "•", "* " or "- " (POL-3). */
const bullet = /^[\s\u061c\u200e\u200f]*(?:•\s*|[*-]\s+)/;

/**
 * The blocks of a policy. A paragraph that begins with a number and a dot opens a section (`data-mark="section"`, its
 * number in `data-number`). A paragraph that begins with a bullet sign is a list item (`data-mark="bullet"`).
 */
export function markParagraphs(tree: Root): Element[] {
  return listBlocks(tree).map((block) => (block.tagName === "p" ? markParagraph(block) : block));
}

function markParagraph(paragraph: Element): Element {
  const first = firstText(paragraph);
  if (!first) return paragraph;
  const number = section.exec(first.value);
  if (number)
    return {
      ...withText(paragraph, first, first.value.slice(number[0].length)),
      properties: { ...paragraph.properties, dataMark: "section", dataNumber: number[1] },
    };
  const sign = bullet.exec(first.value);
  if (sign)
    return {
      ...withText(paragraph, first, first.value.slice(sign[0].length)),
      properties: { ...paragraph.properties, dataMark: "bullet" },
    };
  return paragraph;
}

/** The first text of a paragraph that is seen, also inside `<strong>` and similar elements. */
function firstText(node: Element): Text | undefined {
  for (const child of node.children) {
    if (child.type === "text" && isVisible(child.value)) return child;
    const inner = child.type === "element" ? firstText(child) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** A copy of the element with one text replaced. The original tree does not change. */
function withText(node: Element, text: Text, value: string): Element {
  return {
    ...node,
    children: node.children.map((child) => {
      if (child === text) return { ...text, value };
      return child.type === "element" ? withText(child, text, value) : child;
    }),
  };
}
