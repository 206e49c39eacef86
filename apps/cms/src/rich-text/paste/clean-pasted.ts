import { makeWordLists } from "./word-lists.ts";

/** Elements that are removed with their content. */
const removed =
  "script, style, noscript, template, iframe, object, embed, video, audio, canvas, svg, input, select, textarea, img[aria-roledescription=checkbox]";

/** Elements whose content stays without them. */
const unwrapped = "font, code, kbd, mark, a:not([href])";

/** The attributes that carry meaning. All others are removed, and colours, fonts and alignments with them. */
const kept = new Set([
  ...["href", "src", "colspan", "rowspan", "start"],
  ...["data-lexical-upload-id", "data-lexical-upload-relation-to"],
]);

/** Blocks that a picture leaves, because a picture is a block of its own. */
const blocks = "p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol, table, a";

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function styleOf(element: Element): Map<string, string> {
  const declarations = (element.getAttribute("style") ?? "").toLowerCase().split(";");
  return new Map(
    declarations.map((declaration) => {
      const [name = "", value = ""] = declaration.split(":");
      return [name.trim(), value.trim()];
    }),
  );
}

/** The marks that Google Docs and browsers write as styles of a `span`. Headings are bold, links underlined anyway. */
function marksOf(span: Element): string[] {
  const style = styleOf(span);
  const weight = style.get("font-weight") ?? "";
  const line = `${style.get("text-decoration") ?? ""} ${style.get("text-decoration-line") ?? ""}`;
  const position = style.get("vertical-align");
  const marks: string[] = [];
  if ((weight === "bold" || Number(weight) >= 600) && !span.closest("h1, h2, h3, h4, h5, h6, th"))
    marks.push("strong");
  if (style.get("font-style") === "italic") marks.push("em");
  if (line.includes("line-through")) marks.push("s");
  if (line.includes("underline") && !span.closest("a") && !span.querySelector("a")) marks.push("u");
  if (position === "sub") marks.push("sub");
  if (position === "super") marks.push("sup");
  return marks;
}

function writeMarks(body: Element): void {
  // Google Docs wraps everything in a `b` that is not bold.
  for (const bold of body.querySelectorAll("b, strong"))
    if (["normal", "400"].includes(styleOf(bold).get("font-weight") ?? "")) unwrap(bold);
  for (const struck of body.querySelectorAll("del, strike")) rename(struck, "s");
  for (const underlined of body.querySelectorAll("a u")) unwrap(underlined);
  for (const span of body.querySelectorAll("span")) {
    for (const mark of marksOf(span)) {
      const element = body.ownerDocument.createElement(mark);
      element.append(...span.childNodes);
      span.append(element);
    }
    unwrap(span);
  }
}

/** Moves headings one level down when the text has a first level, which belongs to the title. The lowest is the fourth. */
function fitHeadings(body: Element): void {
  const shift = body.querySelector("h1") ? 1 : 0;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + shift);
    rename(heading, `h${level}`);
  }
}

/** Makes one block of a quotation: its paragraphs become lines. */
function joinQuotations(body: Element): void {
  for (const paragraph of body.querySelectorAll("blockquote p")) {
    if (paragraph.nextElementSibling) paragraph.append(body.ownerDocument.createElement("br"));
    unwrap(paragraph);
  }
}

/** Places each picture after the outermost block that contains it. */
function liftPictures(body: Element): void {
  for (const picture of [...body.querySelectorAll("img")].reverse()) {
    let outermost: Element | null = null;
    for (let block = picture.closest(blocks); block; block = block.parentElement?.closest(blocks) ?? null)
      outermost = block;
    outermost?.after(picture);
  }
}

/** Safari writes spaces beside marks as spaces at which no line ends. */
function breakLinesAtSpaces(body: Element): void {
  for (const space of body.querySelectorAll(".Apple-converted-space"))
    space.replaceWith(space.textContent.replaceAll("\u00a0", " "));
}

/**
 * Reduces pasted HTML of Word, Google Docs and web pages to what an article can hold: headings, lists, tables,
 * quotations, links, pictures and marks. Changes the document.
 */
export function cleanPasted({ body }: Document): void {
  for (const element of body.querySelectorAll(removed)) element.remove();
  breakLinesAtSpaces(body);
  makeWordLists(body);
  writeMarks(body);
  for (const element of body.querySelectorAll(unwrapped)) unwrap(element);
  for (const element of body.querySelectorAll("*"))
    for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
  fitHeadings(body);
  joinQuotations(body);
  liftPictures(body);
  for (const block of body.querySelectorAll("p, h2, h3, h4")) if (!block.textContent.trim()) block.remove();
}
