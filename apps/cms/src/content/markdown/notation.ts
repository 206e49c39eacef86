import { directive } from "micromark-extension-directive";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { directiveFromMarkdown, directiveToMarkdown } from "mdast-util-directive";
import type { Options as ReadOptions } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown, gfmTableToMarkdown } from "mdast-util-gfm-table";
import type { Handle, Options as WriteOptions } from "mdast-util-to-markdown";

/** CommonMark, with the tables and the strikethrough of GitHub, and directives for what both lack. */
export const readOptions: ReadOptions = {
  extensions: [directive(), gfmTable(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

const directives = directiveToMarkdown();

/** A colon before a letter needs no escape: without brackets behind the word it is read as a colon. */
const unsafeDirectives = directives.unsafe?.filter(({ before }) => before !== "[^:]");

/** An empty directive always has its brackets: without them what follows may become a part of it. */
const writeDirective: Handle = (node, parent, state, info) =>
  directives.handlers?.textDirective?.(node, parent, state, {
    ...info,
    after: info.after.startsWith("{") ? "{" : "a",
  }) ?? "";
const textDirective = Object.assign(writeDirective, { peek: () => ":" });

/** One way to write everything, so that a text changes only where somebody changed it. */
export const writeOptions: WriteOptions = {
  bullet: "-",
  rule: "-",
  resourceLink: true,
  extensions: [
    { ...directives, unsafe: unsafeDirectives ?? [] },
    gfmTableToMarkdown({ tablePipeAlign: false, tableCellPadding: true }),
    gfmStrikethroughToMarkdown(),
  ],
  handlers: { textDirective },
  unsafe: [
    { character: ":", after: "[\\p{L}\\p{M}\\p{N}_-]+[\\[{]", inConstruct: "phrasing", unicode: true },
    // Spaces at the edges of a cell would be taken for those around it.
    { before: " ", character: " ", inConstruct: "tableCell" },
    { character: " ", after: " ", inConstruct: "tableCell" },
  ],
};

/** Marks of a text, the outermost first: Lexical's bit, and the node of Markdown or the name of a directive. */
export const marks = [
  { bit: 1, node: "strong" },
  { bit: 2, node: "emphasis" },
  { bit: 4, node: "delete" },
  { bit: 8, directive: "u" },
  { bit: 64, directive: "sup" },
  { bit: 32, directive: "sub" },
] as const;

/** What a cell of a table heads, in Lexical's bits: its column, its row. */
export const heads = { column: 1, row: 2, both: 3 } as const;
