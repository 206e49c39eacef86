import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Locale } from "@miqyas/contract";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Nodes } from "mdast";
import { readOptions } from "../src/content/markdown/notation.ts";
import { readMarkdownFile, readYamlFile } from "../src/content/source-file.ts";
import { propertyOf } from "../src/property-of.ts";

const folder = new URL("content/", import.meta.url);
const body = "body";

function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* stringsOf(part);
}

const wordsOf = (node: Nodes): string => {
  if ("children" in node) return node.children.map(wordsOf).join("");
  return "value" in node ? node.value : "";
};

/** The texts of paragraphs, headings, list items, cells and captions, without marks. */
function* blocksOf(node: Nodes): Generator<string> {
  if (node.type === "paragraph" && node.children[0]?.type === "image") yield node.children[0].title ?? "";
  else if (["paragraph", "heading", "tableCell"].includes(node.type)) yield wordsOf(node);
  else if ("children" in node) for (const child of node.children) yield* blocksOf(child);
}

function refuse({ file, message }: { file: string; message: string }): void {
  throw new Error(`${file}: ${message}`);
}

function readTexts(file: string, language: Locale): string[] {
  const text = readFileSync(new URL(file, folder), "utf8");
  if (file.endsWith(".yaml")) {
    const { alt } = readYamlFile(file, text, refuse).data;
    return [...stringsOf(propertyOf(alt, language))];
  }
  const { [body]: long, ...head } = readMarkdownFile(file, text, body, refuse).data;
  return [...stringsOf(head), ...blocksOf(fromMarkdown(typeof long === "string" ? long : "", readOptions))];
}

/** The texts of the sample content in one language, by the folder of their entry. */
export function readSampleTexts(language: Locale): Map<string, string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(`/${language}.md`) || /\.[a-z0-9]+\.yaml$/.test(file));
  const texts = new Map<string, string[]>();
  for (const file of files.toSorted())
    texts.set(dirname(file), [...(texts.get(dirname(file)) ?? []), ...readTexts(file, language)]);
  return texts;
}
