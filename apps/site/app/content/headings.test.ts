import type { Root } from "hast";
import { expect, test } from "vitest";
import { anchorHeadings, listHeadings } from "./headings.ts";
import { parseHtml } from "./parse-html.ts";
import { toSections } from "./sections.ts";

const parts = ["One", "Two", "Three"];
const texts = (tree: Root) => listHeadings(tree).map(({ text }) => text);

test.each([
  ["side by side", parts.map((part) => `<h2>${part}</h2><p>text</p>`).join("")],
  ["in one wrapper", `<div><div>${parts.map((part) => `<h2>${part}</h2>`).join("<p>text</p>")}</div></div>`],
  ["of the first level", parts.map((part) => `<h1>${part}</h1><p>text</p>`).join("")],
])("ART-7 headings %s are contents, and each is where its link leads", (_where, html) => {
  const tree = parseHtml(html);
  expect(texts(tree)).toEqual(parts);
  const shown = toSections(anchorHeadings(tree)).flatMap((section) =>
    section.type === "text" ? section.nodes : [],
  );
  expect(shown.map(({ properties }) => properties.id).filter(Boolean)).toEqual(
    listHeadings(tree).map(({ id }) => id),
  );
});

test("ART-7 empty and lower headings are no contents", () => {
  expect(texts(parseHtml("<h2> </h2><h3>Lower</h3><blockquote><h2>Quoted</h2></blockquote>"))).toEqual([]);
});
