import { largestId } from "@miqyas/contract";
import * as v from "valibot";
import { childrenOf, type RichTextNode } from "./rich-text-state.ts";

/** Deepest level of a text that is stored. Each level of a list takes two. */
const deepestStored = 100;

/**
 * A word or number of a property that this schema does not name. Payload writes some properties into HTML as they are;
 * without these signs a word can neither end an attribute nor begin an element.
 */
const Word = v.pipe(v.string(), v.regex(/^[^<>"'&]*$/));
const Simple = v.nullish(v.union([Word, v.number(), v.boolean()]));

/** Payload escapes the fields of links and pictures wherever it writes them. */
const Field = v.nullish(v.union([v.string(), v.number(), v.boolean()]));

/** A CSS declaration may have quotation marks. */
const Style = v.nullish(v.pipe(v.string(), v.regex(/^[^<>]*$/)));
const Count = v.nullish(v.number());
const Flag = v.nullish(v.boolean());

/** The id of a row; a pasted picture has it as a word. */
const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^[\w-]*$/))]),
  v.check((id) => !(Number(id) > largestId)),
);

/** An id, or a document that was read with its text and came back with it. */
const Reference = v.nullish(v.union([Id, v.looseObject({ id: Id })]));

const any = { type: v.string(), version: Count, $: v.optional(v.record(v.string(), Simple)) };
const Alignment = v.picklist(["", "left", "start", "center", "right", "end", "justify"]);

const textual = {
  ...any,
  text: v.string(),
  format: Count,
  detail: Count,
  mode: v.optional(v.picklist(["normal", "token", "segmented"])),
  style: Style,
};

const parent = {
  ...any,
  children: v.array(v.looseObject({ type: v.string() })),
  direction: v.nullish(v.picklist(["ltr", "rtl"])),
  format: v.optional(v.union([Alignment, v.number()])),
  indent: Count,
  textFormat: Count,
  textStyle: Style,
};

const link = {
  ...parent,
  id: v.nullish(Word),
  fields: v.objectWithRest(
    { doc: v.nullish(v.objectWithRest({ relationTo: v.nullish(Word), value: Reference }, Simple)) },
    Field,
  ),
};

/** A picture or chart: a block without children. */
const attached = {
  ...any,
  format: v.optional(v.union([Alignment, v.number()])),
  relationTo: v.nullish(Word),
  value: Reference,
};

/** A node with these properties and, besides them, only simple ones. */
const node = <Entries extends v.ObjectEntries>(entries: Entries) => v.objectWithRest(entries, Simple);

/** The nodes of the editor (`article-editor.ts`) as Lexical and Payload write them, and older links that made themselves. */
const nodes = new Map<unknown, v.GenericSchema>([
  ["text", node(textual)],
  ["tab", node(textual)],
  ["linebreak", node(any)],
  ["horizontalrule", node(any)],
  ["paragraph", node(parent)],
  ["quote", node({ ...parent, shadowRoot: Flag })],
  ["heading", node({ ...parent, tag: v.picklist(["h1", "h2", "h3", "h4", "h5", "h6"]) })],
  [
    "list",
    node({
      ...parent,
      listType: v.optional(v.picklist(["bullet", "number", "check"])),
      tag: v.optional(v.picklist(["ul", "ol"])),
      start: Count,
    }),
  ],
  ["listitem", node({ ...parent, value: Count, checked: Flag })],
  ["link", node(link)],
  ["autolink", node(link)],
  [
    "table",
    node({
      ...parent,
      colWidths: v.optional(v.array(v.number())),
      rowStriping: Flag,
      frozenColumnCount: Count,
      frozenRowCount: Count,
    }),
  ],
  ["tablerow", node({ ...parent, height: Count })],
  [
    "tablecell",
    node({
      ...parent,
      headerState: Count,
      colSpan: Count,
      rowSpan: Count,
      width: Count,
      backgroundColor: v.nullish(Word),
      verticalAlign: v.nullish(Word),
    }),
  ],
  [
    "upload",
    node({
      ...attached,
      id: v.nullish(Word),
      fields: v.nullish(v.record(v.string(), Field)),
      // A pasted picture whose upload is not finished.
      pending: v.nullish(v.object({ formID: Word, src: v.string() })),
    }),
  ],
  ["relationship", node(attached)],
]);

const State = v.objectWithRest({ root: node({ ...parent, type: v.literal("root") }) }, Simple);

/**
 * Whether the editor can have written a block of a text. Otherwise it is of an unknown kind, has a property of another
 * type, or is nested too deeply.
 */
export function isSoundBlock(part: RichTextNode, depth = 0): boolean {
  const schema = nodes.get(part.type);
  if (!schema || depth > deepestStored || !v.is(schema, part)) return false;
  return childrenOf(part).every((child) => isSoundBlock(child, depth + 1));
}

/** Whether a value is the frame of a text, whatever stands in it. */
export const isTextState = (state: unknown): boolean => v.is(State, state);
