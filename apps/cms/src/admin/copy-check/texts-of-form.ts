import type { ClientField, ClientTab, FormState, StaticLabel } from "payload";
import { tableSeparators } from "../../charts/read-table.ts";
import type { TextKind } from "../../copy-check/hint.ts";
import { textBlocksOf, type TextBlock } from "../../copy-check/text-blocks.ts";
import { cellsIn } from "../../parse-csv-rows.ts";

/** A localized text of the form. Only blocks of a long text have a number. */
export interface FormText {
  path: string;
  label: StaticLabel;
  blocks: (Omit<TextBlock, "block"> & { block?: number })[];
}

/** Titles are headings on the page. Other lines are names and figures. A table of a chart is cells between separators. */
const kindOfLine = (name: string): TextKind => (/^(?:title|name|question)$/u.test(name) ? "heading" : "cell");

/**
 * The cells with words, at their places in the table. Numbers are read in all their spellings, and shown beside the table
 * as they are read. What divides cells, the marks around a cell and the double marks inside it are signs of the table.
 */
function wordsOfTable(table: string): string {
  let words = "";
  for (const { start, written, isQuoted } of cellsIn(table.replaceAll("\r", "\n"), tableSeparators))
    if (/\p{L}/u.test(written))
      words = words.padEnd(start, "\n") + (isQuoted ? written.replaceAll('""', "\n\n") : written);
  return words.padEnd(table.length, "\n");
}

function* textsIn(
  fields: readonly (ClientField | ClientTab)[],
  prefix: string,
  state: FormState,
): Generator<FormText> {
  for (const field of fields) {
    const path = "name" in field && field.name ? `${prefix}${field.name}` : "";
    const inside = path ? `${path}.` : prefix;
    if ("tabs" in field) yield* textsIn(field.tabs, prefix, state);
    else if ("type" in field && field.type === "array") {
      const count = state[path]?.rows?.length ?? 0;
      for (let row = 0; row < count; row += 1) yield* textsIn(field.fields, `${inside}${row}.`, state);
    } else if ("fields" in field) yield* textsIn(field.fields, inside, state);
    else if ("localized" in field && field.localized && "name" in field) {
      const value: unknown = state[path]?.value;
      const label =
        "label" in field && field.label && typeof field.label !== "function" ? field.label : field.name;
      if (field.type === "richText") yield { path, label, blocks: textBlocksOf(value) };
      else if (typeof value === "string" && value.trim() && field.name === "table")
        yield { path, label, blocks: [{ kind: "cell", text: wordsOfTable(value) }] };
      else if (typeof value === "string" && value.trim()) {
        const kind = field.type === "textarea" ? "prose" : kindOfLine(field.name);
        yield { path, label, blocks: [{ kind, text: value }] };
      }
    }
  }
}

/** The localized texts of a form in the open language, in the order of the form. */
export const textsOfForm = (fields: readonly ClientField[], state: FormState): FormText[] => [
  ...textsIn(fields, "", state),
];
