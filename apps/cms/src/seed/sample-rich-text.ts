import { randomBytes } from "node:crypto";
import type { TextLanguage } from "../rich-text/html-text.ts";
import type { Block } from "./content/blocks.ts";
import type { SeedPicture } from "./content/types.ts";
import { inlineNodes, textNode } from "./inline-marks.ts";

/** A node as Lexical stores it. */
export interface LexicalNode {
  type: string;
  version: number;
  [property: string]: unknown;
}

/** A text as the editor's fields keep it. */
export interface LexicalState {
  root: {
    type: "root";
    children: LexicalNode[];
    direction: "ltr" | "rtl";
    format: "";
    indent: number;
    version: number;
  };
  [property: string]: unknown;
}

/** Finds the stored file of a picture of the sample content. */
export type FindPicture = (picture: SeedPicture) => number;

const element = (type: string, children: LexicalNode[], extra: object = {}): LexicalNode => ({
  type,
  children,
  direction: null,
  format: "",
  indent: 0,
  version: 1,
  ...extra,
});

const paragraph = (text: string) => element("paragraph", inlineNodes(text), { textFormat: 0, textStyle: "" });

const list = ({ ordered, items }: Extract<Block, { kind: "list" }>) =>
  element(
    "list",
    items.map((item, index) => element("listitem", inlineNodes(item), { value: index + 1 })),
    { listType: ordered ? "number" : "bullet", tag: ordered ? "ol" : "ul", start: 1 },
  );

const cell = (text: string, headerState: number) =>
  element("tablecell", [paragraph(text)], { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null });

const table = ({ head, rows }: Extract<Block, { kind: "table" }>) =>
  element("table", [
    element(
      "tablerow",
      head.map((text) => cell(text, 1)),
    ),
    ...rows.map((row) =>
      element(
        "tablerow",
        row.map((text, column) => cell(text, column === 0 ? 2 : 0)),
      ),
    ),
  ]);

function quote({ text, source }: Extract<Block, { kind: "quote" }>): LexicalNode {
  const signed = source ? [{ type: "linebreak", version: 1 }, textNode(`— ${source}`)] : [];
  return element("quote", [...inlineNodes(text), ...signed]);
}

const upload = (value: number, caption: string | undefined): LexicalNode => ({
  type: "upload",
  fields: caption ? { caption } : {},
  format: "",
  id: randomBytes(12).toString("hex"),
  relationTo: "media",
  value,
  version: 3,
});

function nodeOf(block: Block, language: TextLanguage, find: FindPicture): LexicalNode {
  switch (block.kind) {
    case "paragraph":
      return paragraph(block.text);
    case "heading":
      return element("heading", inlineNodes(block.text), { tag: `h${block.level}` });
    case "list":
      return list(block);
    case "quote":
      return quote(block);
    case "table":
      return table(block);
    case "image":
      return upload(find(block.picture), block.picture.caption?.[language]);
  }
}

/** The blocks of a sample text as the editor stores them. */
export function richTextOf(blocks: Block[], language: TextLanguage, find: FindPicture): LexicalState {
  return {
    root: {
      type: "root",
      children: blocks.map((block) => nodeOf(block, language, find)),
      direction: language === "ar" ? "rtl" : "ltr",
      format: "",
      indent: 0,
      version: 1,
    },
  };
}
