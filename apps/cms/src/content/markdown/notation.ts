import type { Nodes } from "mdast";
import { directive } from "micromark-extension-directive";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { directiveFromMarkdown, directiveToMarkdown } from "mdast-util-directive";
import type { Options as ReadOptions } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown, gfmTableToMarkdown } from "mdast-util-gfm-table";
import type { Handle, Options as WriteOptions } from "mdast-util-to-markdown";

/** The line of a node in its text, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** CommonMark, with GitHub's tables and strikethrough, and directives for elements that both lack. */
export const readOptions: ReadOptions = {
  extensions: [directive(), gfmTable(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

const directives = directiveToMarkdown();

/** A colon before a letter needs no escape. Without brackets after the word it is read as a colon. */
const unsafeDirectives = directives.unsafe?.filter(({ before }) => before !== "[^:]");

/** An empty directive always has brackets. Without them the text after it may become part of it. */
const writeDirective: Handle = (node, parent, state, info) =>
  directives.handlers?.textDirective?.(node, parent, state, {
    ...info,
    after: info.after.startsWith("{") ? "{" : "a",
  }) ?? "";
const textDirective = Object.assign(writeDirective, { peek: () => ":" });

/** One way to write each element: a text changes only where somebody changed it. */
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
    // Directives may have names of any characters but spaces and punctuation, direction marks and emoji among them.
    { character: ":", after: "(?:[^\\s\\p{P}]|[_-])+[\\[{]", inConstruct: "phrasing", unicode: true },
    // Spaces at the edges of a cell would be read as padding.
    { before: " ", character: " ", inConstruct: "tableCell" },
    { character: " ", after: " ", inConstruct: "tableCell" },
  ],
};

/** Text marks, the outermost first: Lexical's bit, and the Markdown node or the name of a directive. */
export const marks = [
  { bit: 1, node: "strong" },
  { bit: 2, node: "emphasis" },
  { bit: 4, node: "delete" },
  { bit: 8, directive: "u" },
  { bit: 64, directive: "sup" },
  { bit: 32, directive: "sub" },
] as const;

/** The header cells of a table in Lexical's bits: header of its column, of its row, or of both. */
export const heads = { column: 1, row: 2, both: 3 } as const;
