import type { PhrasingContent } from "mdast";
import { propertyOf } from "../../property-of.ts";
import { isLink } from "../../rich-text/links.ts";
import { childrenOf, textOf, type RichTextNode } from "../../rich-text/rich-text-state.ts";
import { marks } from "./notation.ts";

type Mark = (typeof marks)[number];

const has = (node: RichTextNode, { bit }: Mark) => (Number(node.format) & bit) !== 0;

/** Whether a block has no content. */
export const isBlank = (block: RichTextNode): boolean =>
  childrenOf(block).every((node) => node.type === "text" && textOf(node.text) === "");

const directive = (name: string, children: PhrasingContent[] = []): PhrasingContent => ({
  type: "textDirective",
  name,
  attributes: {},
  children,
});

/** How a line break is written: a backslash at the end of a line or, where a line cannot end, `:br`. */
type Breaks = "where lines end" | "always br";

function leaf(node: RichTextNode): PhrasingContent {
  if (node.type === "text") return { type: "text", value: textOf(node.text) };
  if (node.type === "tab") return directive("tab");
  if (node.type === "linebreak") return directive("br");
  if (isLink(node))
    return {
      type: "link",
      url: textOf(propertyOf(node.fields, "url")),
      children: phrasing(childrenOf(node), "always br"),
    };
  throw new Error(`a part of the kind ${JSON.stringify(node.type)} has no notation inside a text`);
}

const wrap = (mark: Mark, children: PhrasingContent[]): PhrasingContent =>
  "node" in mark ? { type: mark.node, children } : directive(mark.directive, children);

/** Groups nodes with the same marks: `**a *b***`, not `**a** ***b***`. */
function marked(nodes: RichTextNode[], [mark, ...inner]: readonly Mark[]): PhrasingContent[] {
  if (!mark) return nodes.map(leaf);
  const groups: RichTextNode[][] = [];
  for (const node of nodes) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && has(first, mark) === has(node, mark)) group.push(node);
    else groups.push([node]);
  }
  return groups.flatMap((group) => {
    const children = marked(group, inner);
    return group[0] && has(group[0], mark) ? [wrap(mark, children)] : children;
  });
}

/** The inline content of a block: marked text, links, line breaks, tabs. */
export function phrasing(nodes: RichTextNode[], breaks: Breaks = "where lines end"): PhrasingContent[] {
  const words = marked(
    nodes.filter((node) => node.type !== "text" || textOf(node.text) !== ""),
    marks,
  );
  if (breaks === "always br") return words;
  return words.map((node, index) => {
    const isInside = index > 0 && index < words.length - 1;
    return isInside && node.type === "textDirective" && node.name === "br" ? { type: "break" } : node;
  });
}
