import { isMap, isScalar, LineCounter, parseDocument, Scalar, stringify, type Document } from "yaml";
import * as v from "valibot";
import type { ValuePath } from "./assemble.ts";
import type { Data } from "./describe.ts";
import type { Refuse } from "./problems.ts";

/** A parsed file of content, with the lines of its values. */
export interface SourceFile {
  path: string;
  data: Data;
  /** The line of a value, or of a line inside a long text, counted from 1. */
  lineOf: (path: ValuePath, inside?: number) => number;
}

const range = v.looseObject({ range: v.looseTuple([v.number()]) });

const blocks = [Scalar.BLOCK_LITERAL, Scalar.BLOCK_FOLDED] as string[];

function readYaml(path: string, text: string, firstLine: number, refuse: Refuse): SourceFile {
  const lines = new LineCounter();
  const document: Document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  for (const { pos, message } of document.errors) refuse({ file: path, line: lineAt(pos[0]), message });
  const isFine = document.errors.length === 0 && (document.contents === null || isMap(document.contents));
  if (document.errors.length === 0 && !isFine)
    refuse({ file: path, line: firstLine, message: "must be names with values" });
  return {
    path,
    // `checkFile` checks the values.
    data: isFine ? ((document.toJS() as Data | null) ?? {}) : {},
    lineOf(at, inside = 1) {
      for (let length = at.length; length > 0; length -= 1) {
        const node: unknown = document.getIn(at.slice(0, length), true);
        if (!v.is(range, node)) continue;
        const [start] = node.range;
        const isBlock = isScalar(node) && blocks.includes(node.type ?? "");
        return lineAt(start) + (isBlock ? inside : inside - 1);
      }
      return firstLine;
    },
  };
}

const normalize = (text: string) => text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** Parses a YAML file of names and values. */
export const readYamlFile = (path: string, text: string, refuse: Refuse): SourceFile =>
  readYaml(path, normalize(text), 1, refuse);

/**
 * Parses a Markdown file with YAML front matter. The text below the front matter is the value of the field
 * `body`.
 */
export function readMarkdownFile(
  path: string,
  source: string,
  body: string | undefined,
  refuse: Refuse,
): SourceFile {
  const text = normalize(source);
  const [whole = "", head = ""] =
    /^---\n((?:(?!---$).*\n)*)---(?:\n|$)/m.exec(text.startsWith("---\n") ? text : "") ?? [];
  const file = readYaml(path, head, 2, refuse);
  const below = text.slice(whole.length);
  const firstLine = whole.split("\n").length;
  if (below.trim() === "") return file;
  if (body === undefined) {
    const line = firstLine + (/^\s*/.exec(below)?.[0].split("\n").length ?? 1) - 1;
    refuse({ file: path, line, message: "nothing stands below the head of this kind of entry" });
    return file;
  }
  if (body in file.data)
    refuse({ file: path, line: file.lineOf([body]), message: `${body} stands below the head` });
  return {
    path,
    data: { ...file.data, [body]: below },
    lineOf: (at, inside = 1) => (at[0] === body ? firstLine + inside - 1 : file.lineOf(at, inside)),
  };
}

/** Writes names and values as YAML. No values give an empty text. */
export const writeYamlFile = (data: Data): string =>
  Object.keys(data).length === 0 ? "" : stringify(data, { lineWidth: 0, blockQuote: "literal" });

/**
 * Writes a Markdown file: front matter, if there are values, and the text below. No values and no text give
 * an empty file.
 */
export function writeMarkdownFile({ ...data }: Data, body: string | undefined): string {
  const below = body === undefined ? undefined : data[body];
  if (body !== undefined) delete data[body];
  const text = typeof below === "string" ? below : "";
  const head = writeYamlFile(data);
  if (!head && !text.startsWith("---")) return text;
  return `---\n${head}---\n${text && `\n${text}`}`;
}

/** Checks the values of a file and reports each problem with its line. */
export function checkFile(
  { path, data, lineOf }: SourceFile,
  schema: v.GenericSchema,
  refuse: Refuse,
): boolean {
  const parsed = v.safeParse(schema, data);
  for (const issue of parsed.issues ?? []) {
    const at = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
    const name = at.filter((key) => typeof key === "string" || at.length > 1).join(".");
    refuse({ file: path, line: lineOf(at), message: name ? `${name} ${issue.message}` : issue.message });
  }
  return parsed.success;
}
