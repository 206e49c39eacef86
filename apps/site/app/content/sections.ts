import { resolveAsset } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { toString } from "hast-util-to-string";
import type { Element, ElementContent, Root } from "hast";
import { markEnglish } from "./mark-english.ts";

/** A picture of an article: the `img` or `picture` element and its caption. */
export interface ArticleFigure {
  image: Element;
  caption: string;
  /** Target of the author's link; `""` without one. */
  href: string;
}

/** The parts of an article in order (ART-7). Successive pictures form one gallery (ART-6). */
export type Section =
  | { type: "text"; nodes: Element[] }
  | { type: "image"; figure: ArticleFigure }
  | { type: "gallery"; figures: ArticleFigure[] }
  | { type: "list"; node: Element }
  | { type: "table"; node: Element }
  | { type: "chart"; node: Element }
  | { type: "quote"; node: Element };

const wrappers = new Set(["div", "section", "article"]);
const blocks = new Set([
  ...[
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "hr",
    "pre",
    "ul",
    "ol",
    "dl",
    "table",
    "figure",
  ],
  ...wrappers,
]);

/**
 * Splits a sanitised tree into sections. Nothing is lost: unknown and loose content becomes text.
 * @param locale language of the page; on an Arabic one English blocks are marked
 */
export function toSections(tree: Root, locale: Locale = "en"): Section[] {
  const sections: Section[] = [];
  const written = toBlocks(tree.children.filter(isContent));
  for (const block of locale === "ar" ? markEnglish(written) : written) append(sections, block);
  return sections;
}

/** The blocks of a tree in order. Containers are unwrapped; loose text becomes a paragraph. */
export function listBlocks(tree: Root): Element[] {
  return toBlocks(tree.children.filter(isContent)).filter(
    (block) => block.tagName === "hr" || hasContent(block),
  );
}

function isContent(node: Root["children"][number]): node is ElementContent {
  return node.type === "element" || node.type === "text";
}

/** Unwraps containers and puts loose text and inline elements into paragraphs. */
function toBlocks(nodes: ElementContent[]): Element[] {
  const out: Element[] = [];
  let loose: ElementContent[] = [];
  const close = () => {
    if (loose.length > 0) out.push({ type: "element", tagName: "p", properties: {}, children: loose });
    loose = [];
  };
  for (const node of nodes) {
    if (node.type === "element" && blocks.has(node.tagName)) {
      close();
      if (wrappers.has(node.tagName))
        out.push(...toBlocks(node.children).map((block) => inheritLanguage(node, block)));
      else out.push(node);
    } else if (node.type === "element" && holdsBlocks(node)) {
      close();
      out.push(...toBlocks(node.children).map((block) => inheritLanguage(node, moveInside(node, block))));
    } else loose.push(node);
  }
  close();
  return out;
}

/** A block with the language and direction of the element around it, unless it has its own. */
function inheritLanguage({ properties: { lang, dir } }: Element, block: Element): Element {
  return { ...block, properties: { ...(lang && { lang }), ...(dir && { dir }), ...block.properties } };
}

/** Whether an inline element contains blocks: for example a link around a picture with its caption. */
function holdsBlocks({ children }: Element): boolean {
  return children.some(
    (child) => child.type === "element" && (blocks.has(child.tagName) || holdsBlocks(child)),
  );
}

/** Blocks that contain only text and inline elements. */
const textBlocks = /^(?:p|h[1-6]|pre)$/;

/** Moves an inline element inside the block that it wraps. Lists and tables stay unchanged. */
function moveInside(inline: Element, block: Element): Element {
  const wrap = (children: ElementContent[]): Element => ({ ...inline, children });
  if (textBlocks.test(block.tagName)) return { ...block, children: [wrap(block.children)] };
  if (block.tagName !== "figure") return block;
  const isCaption = (child: ElementContent) => child.type === "element" && child.tagName === "figcaption";
  return {
    ...block,
    children: block.children.map((child) => (isCaption(child) ? child : wrap([child]))),
  };
}

function append(sections: Section[], block: Element): void {
  if ("dataChart" in block.properties) return void sections.push({ type: "chart", node: block });
  const figures = figuresOf(block);
  if (figures.length > 0) return appendFigures(sections, figures);
  if (block.tagName === "ul" || block.tagName === "ol")
    return void sections.push({ type: "list", node: block });
  if (block.tagName === "table") return void sections.push({ type: "table", node: block });
  if (isQuotation(block)) return void sections.push({ type: "quote", node: block });
  if (block.tagName !== "hr" && !hasContent(block)) return;
  const last = sections.at(-1);
  if (last?.type === "text") last.nodes.push(block);
  else sections.push({ type: "text", nodes: [block] });
}

/** A quotation alone, or in a figure with the name of who said it. */
function isQuotation({ tagName, children }: Element): boolean {
  if (tagName === "blockquote") return true;
  const isInside = (child: ElementContent) => child.type === "element" && child.tagName === "blockquote";
  return tagName === "figure" && children.some(isInside);
}

function appendFigures(sections: Section[], figures: ArticleFigure[]): void {
  const last = sections.at(-1);
  const before = last?.type === "image" ? [last.figure] : last?.type === "gallery" ? last.figures : [];
  if (before.length > 0) sections.pop();
  const all = [...before, ...figures];
  const [only] = all;
  if (all.length === 1 && only) sections.push({ type: "image", figure: only });
  else sections.push({ type: "gallery", figures: all });
}

/** The pictures of a block that contains nothing else; none when it also has text. */
function figuresOf(block: Element): ArticleFigure[] {
  if (block.tagName !== "p" && block.tagName !== "figure") return [];
  const caption = block.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "figcaption",
  );
  const own = block.children.filter((child) => child !== caption);
  if (own.some((child) => toString(child).trim() !== "")) return [];
  const about = caption ? toString(caption).trim() : "";
  return own.flatMap((child) => imagesIn(child)).map((found) => ({ ...found, caption: about }));
}

function imagesIn(node: ElementContent, link = ""): Pick<ArticleFigure, "image" | "href">[] {
  if (node.type !== "element") return [];
  const { tagName, properties } = node;
  if (tagName === "picture" || tagName === "img") return hasSource(node) ? [{ image: node, href: link }] : [];
  const href = tagName === "a" && typeof properties.href === "string" ? properties.href : link;
  return node.children.flatMap((child) => imagesIn(child, href));
}

/** Whether a picture has an address after sanitising, which is not what some backends write for none (ENT-1). */
function hasSource(node: Element): boolean {
  if (node.tagName === "img") return resolveAsset(String(node.properties.src ?? ""), "") !== "";
  return node.children.some(
    (child) => child.type === "element" && child.tagName === "img" && hasSource(child),
  );
}

function hasContent(node: Element): boolean {
  return toString(node).trim() !== "" || node.children.some((child) => imagesIn(child).length > 0);
}
