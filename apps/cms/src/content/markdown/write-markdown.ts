import type { PhrasingContent, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { propertyOf } from "../../property-of.ts";
import { childrenOf, textOf, type RichTextNode } from "../../rich-text/rich-text-state.ts";
import { writeOptions } from "./notation.ts";
import { isBlank, phrasing } from "./write-phrasing.ts";
import { writeTable } from "./write-table.ts";

/** Finds the name of a media file in a text. Returns undefined for a deleted file. */
export type NameFile = (id: number) => string | undefined;

type List = Extract<RootContent, { type: "list" }>;

/**
 * Writes a list. Lexical stores a nested list in an item of its own; in Markdown it belongs to the previous
 * item.
 */
function writeList(list: RichTextNode): List {
  const items: List["children"] = [];
  for (const item of childrenOf(list)) {
    const nested = childrenOf(item).filter((node) => node.type === "list");
    const words = childrenOf(item).filter((node) => node.type !== "list");
    if (words.length > 0 || nested.length === 0 || items.length === 0)
      items.push({ type: "listItem", spread: false, children: [] });
    if (words.length > 0) items.at(-1)?.children.push({ type: "paragraph", children: phrasing(words) });
    items.at(-1)?.children.push(...nested.map(writeList));
  }
  const start = typeof list.start === "number" ? list.start : 1;
  return { type: "list", ordered: list.listType === "number", start, spread: false, children: items };
}

function writeFile(node: RichTextNode, url: string): RootContent {
  const title = textOf(propertyOf(node.fields, "caption"));
  return { type: "paragraph", children: [{ type: "image", url, alt: "", ...(title && { title }) }] };
}

function writeBlock(node: RichTextNode, nameFile: NameFile): RootContent | undefined {
  const words = (): PhrasingContent[] => phrasing(childrenOf(node));
  switch (node.type) {
    case "paragraph":
      if (isBlank(node)) return { type: "leafDirective", name: "blank", attributes: {}, children: [] };
      return { type: "paragraph", children: words() };
    case "heading": {
      const depth = ({ h2: 2, h3: 3, h4: 4 } as const)[textOf(node.tag)];
      if (!depth) throw new Error(`a heading of the kind ${JSON.stringify(node.tag)} has no notation`);
      return { type: "heading", depth, children: phrasing(childrenOf(node), "always br") };
    }
    case "quote":
      return {
        type: "blockquote",
        children: isBlank(node) ? [] : [{ type: "paragraph", children: words() }],
      };
    case "list":
      return writeList(node);
    case "table":
      return writeTable(node, (nodes) => writeBlocks(nodes, nameFile));
    case "upload": {
      // The site shows nothing for a deleted file.
      const url = nameFile(Number(node.value));
      return url === undefined ? undefined : writeFile(node, url);
    }
    case "relationship":
      return {
        ...{ type: "leafDirective", name: "chart", attributes: {} },
        children: [{ type: "text", value: textOf(node.value) }],
      };
    case "horizontalrule":
      return { type: "thematicBreak" };
    default:
      throw new Error(`a part of the kind ${JSON.stringify(node.type)} has no notation`);
  }
}

const writeBlocks = (nodes: RichTextNode[], nameFile: NameFile): RootContent[] =>
  nodes.flatMap((node) => writeBlock(node, nameFile) ?? []);

/**
 * Writes the editor's content as Markdown, in the notation of `docs/content-format.md`. A text with only
 * empty paragraphs gives an empty text. Throws for a node that the editor does not make.
 */
export function writeMarkdown(state: unknown, nameFile: NameFile): string {
  const blocks = childrenOf(propertyOf(state, "root"));
  if (blocks.every((node) => node.type === "paragraph" && isBlank(node))) return "";
  return toMarkdown({ type: "root", children: writeBlocks(blocks, nameFile) }, writeOptions);
}
