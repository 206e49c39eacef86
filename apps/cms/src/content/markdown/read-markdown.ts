import { randomBytes } from "node:crypto";
import { directionOf } from "@miqyas/contract";
import type { List, Nodes, Paragraph, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { TextLanguage } from "../../rich-text/html-text.ts";
import { element, paragraph, type LexicalNode, type LexicalState } from "./lexical.ts";
import { lineOf, readOptions } from "./notation.ts";
import { readPhrasing } from "./read-phrasing.ts";
import { readTable, readTableDirective } from "./read-table.ts";

/** The context in which a text is read. */
export interface ReadContext {
  /** The text. */
  source: string;
  /** Reports a problem at a line of the text, counted from 1. */
  refuse: (line: number, message: string) => void;
  /** Finds the media file that the text names. Returns undefined when there is none. */
  findFile: (name: string) => number | undefined;
  /** Finds the entry with this folder. Returns undefined when there is none. */
  findEntry: (collection: string, name: string) => number | undefined;
}

const hints: Partial<Record<Nodes["type"], string>> = {
  html: "HTML is not accepted; write \\< for the sign itself",
  code: "code is not a part of a text; take away the indent or the fence",
  definition: "write the address beside its link: [text](address)",
};

function readFile(node: Paragraph, context: ReadContext): LexicalNode[] | undefined {
  const [image, ...others] = node.children;
  if (image?.type !== "image" || others.length > 0) return undefined;
  if (image.alt)
    context.refuse(
      lineOf(image),
      `what the picture shows stands in ${image.url}.yaml; write ![](${image.url})`,
    );
  const value = context.findFile(image.url);
  if (value === undefined) {
    context.refuse(lineOf(image), `there is no file ${image.url}`);
    return [];
  }
  const fields = image.title ? { caption: image.title } : {};
  const id = randomBytes(12).toString("hex");
  return [{ type: "upload", fields, format: "", id, relationTo: "media", value, version: 3 }];
}

function readChart(
  node: Extract<RootContent, { type: "leafDirective" }>,
  context: ReadContext,
): LexicalNode[] {
  const [name] = node.children;
  const folder = name?.type === "text" ? name.value : "";
  const value = context.findEntry("charts", folder);
  if (value !== undefined)
    return [{ type: "relationship", format: "", relationTo: "charts", value, version: 2 }];
  context.refuse(lineOf(node), `there is no charts/${folder}`);
  return [];
}

function readList(list: List, context: ReadContext, indent = 0): LexicalNode {
  const items: LexicalNode[] = [];
  const push = (children: LexicalNode[]) =>
    items.push(element("listitem", children, { indent, value: (list.start ?? 1) + items.length }));
  for (const { children } of list.children) {
    if (children.length === 0) push([]);
    for (const [index, child] of children.entries())
      if (child.type === "list") push([readList(child, context, indent + 1)]);
      else if (child.type === "paragraph" && index === 0) push(readPhrasing(child, context));
      else context.refuse(lineOf(child), "an item of a list holds one paragraph and further lists");
  }
  return element("list", items, {
    listType: list.ordered ? "number" : "bullet",
    tag: list.ordered ? "ol" : "ul",
    start: list.start ?? 1,
  });
}

function readBlock(node: RootContent, context: ReadContext): LexicalNode[] {
  const { refuse } = context;
  switch (node.type) {
    case "paragraph":
      return readFile(node, context) ?? [paragraph(readPhrasing(node, context))];
    case "heading":
      if (node.depth === 1 || node.depth > 4)
        refuse(
          lineOf(node),
          "a heading begins with ##, ### or ####; the title of the page stands above the text",
        );
      return [element("heading", readPhrasing(node, context), { tag: `h${node.depth}` })];
    case "blockquote": {
      const [first, ...others] = node.children;
      if (!first) return [element("quote", [])];
      if (first.type !== "paragraph" || others.length > 0) {
        refuse(lineOf(others[0] ?? first), "a quotation is one paragraph; end its lines with a backslash");
        return [];
      }
      return [element("quote", readPhrasing(first, context))];
    }
    case "list":
      return [readList(node, context)];
    case "table":
      return [readTable(node, context)];
    case "thematicBreak":
      return [{ type: "horizontalrule", version: 1 }];
    case "leafDirective":
      if (node.name === "blank") return [paragraph([])];
      if (node.name === "chart") return readChart(node, context);
      refuse(lineOf(node), `there is no ::${node.name}; a paragraph that begins with :: is written \\::`);
      return [];
    case "containerDirective":
      if (node.name === "table")
        return [readTableDirective(node, context, (block) => readBlock(block, context))];
      refuse(lineOf(node), `there is no :::${node.name} here`);
      return [];
    default:
      refuse(lineOf(node), hints[node.type] ?? `there is no ${node.type} in a text`);
      return [];
  }
}

/**
 * Parses a Markdown text into the editor's format. Refuses elements that the editor cannot make, with their
 * line.
 */
export function readMarkdown(
  source: string,
  language: TextLanguage,
  context: Omit<ReadContext, "source">,
): LexicalState {
  const { children } = fromMarkdown(source, readOptions);
  return {
    root: {
      type: "root",
      children: children.flatMap((node) => readBlock(node, { ...context, source })),
      direction: directionOf(language),
      format: "",
      indent: 0,
      version: 1,
    },
  };
}
