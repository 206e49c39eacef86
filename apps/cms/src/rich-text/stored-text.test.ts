import { describe, expect, it } from "vitest";
import config from "../payload.config.ts";
import { propertyOf } from "../property-of.ts";
import { isSoundBlock, isTextState } from "./stored-text.ts";

const common = { direction: null, format: "", indent: 0, version: 1 };
const text = { type: "text", text: "a <b>", format: 3, detail: 0, mode: "normal", style: "", version: 1 };
const within = (type: string, children: object[], extra: object = {}) => ({
  type,
  children,
  ...common,
  ...extra,
});
const cell = (extra: object) => within("tablecell", [within("paragraph", [text])], extra);
const table = (...cells: object[]) => within("table", [within("tablerow", cells, { height: 33 })]);
const picture = { type: "upload", version: 3, format: "", id: "65f1", relationTo: "media", value: 7 };
const link = { linkType: "custom", newTab: false, url: "https://example.org/?a=1&b='2'" };

/** One block or more of every kind that the editor has, as Lexical and Payload write it. */
const written = [
  within("paragraph", [text, { type: "linebreak", version: 1 }, { ...text, type: "tab", detail: 2 }]),
  within("paragraph", [], { format: "start", textFormat: 1, textStyle: 'font-family: "A";' }),
  within("heading", [text], { tag: "h2", direction: "rtl" }),
  within("quote", [text]),
  within("list", [within("listitem", [text], { value: 1, checked: false })], {
    listType: "check",
    start: 1,
    tag: "ul",
  }),
  { ...within("list", [], { listType: "number", start: 3, tag: "ol" }), $: { mdListMarker: "1." } },
  within("paragraph", [
    within("link", [text], { id: "65f2", fields: link, version: 3 }),
    within("autolink", [text], { fields: { ...link, doc: null }, version: 2 }),
    within("link", [text], { fields: { linkType: "internal", doc: { relationTo: "blogs", value: 7 } } }),
    within("link", [text], { fields: { linkType: "internal", doc: { value: { id: 7, title: "<a>" } } } }),
  ]),
  table(
    cell({ headerState: 3, colSpan: 2, rowSpan: 1, backgroundColor: null }),
    cell({ headerState: 0, width: 75, backgroundColor: "rgb(1, 2, 3)", verticalAlign: "top" }),
  ),
  within("table", [], { colWidths: [92, 92], rowStriping: true, frozenRowCount: 1, frozenColumnCount: 0 }),
  { ...picture, fields: { caption: 'A "quoted" <caption>' } },
  { ...picture, fields: null, value: { id: 7, filename: "a.png", sizes: {} } },
  { ...picture, value: "7" },
  { type: "upload", version: 3, format: "", id: "65f1", pending: { formID: "65f3", src: "data:image/png," } },
  { type: "relationship", version: 2, format: "", relationTo: "charts", value: 7 },
  { type: "horizontalrule", version: 1 },
];

const typesIn = (value: unknown): unknown[] => {
  const children = propertyOf(value, "children");
  return [propertyOf(value, "type"), ...(Array.isArray(children) ? children.flatMap(typesIn) : [])];
};

describe("texts that are stored", () => {
  it.each(written)("B1 may have what the editor writes: $type", (block) => {
    expect(isSoundBlock(block)).toBe(true);
    expect(isTextState({ root: within("root", [block]) })).toBe(true);
  });

  it("B1 may have every kind of node that the editor has", async () => {
    const { editor } = await config;
    const features = propertyOf(propertyOf(editor, "editorConfig"), "features");
    const nodes = propertyOf(features, "nodes");
    const kinds = (Array.isArray(nodes) ? nodes : []).map((entry: { node: { getType: () => string } }) =>
      entry.node.getType(),
    );
    expect(kinds).toContain("tablecell");
    expect(written.flatMap(typesIn)).toEqual(expect.arrayContaining(kinds));
  });

  const markup = '0"><form action="/api/users">';
  it.each([
    { type: "form", version: 1 },
    { version: 1 },
    within("paragraph", [within("block", [], { fields: {} })]),
    table(cell({ headerState: markup })),
    table(cell({ headerState: "1" })),
    table(cell({ colSpan: [markup] })),
    table(cell({ backgroundColor: markup })),
    table(cell({ extra: markup })),
    table(cell({ extra: {} })),
    table(cell({ $: { state: markup } })),
    within("list", [within("listitem", [text], { value: markup })], { listType: "bullet" }),
    within("heading", [text], { tag: "script" }),
    within("paragraph", [{ ...text, text: 1 }]),
    within("paragraph", [{ ...text, format: markup }]),
    within("paragraph", [{ ...text, style: "</style>" }]),
    within("paragraph", [text], { indent: markup }),
    within("paragraph", [text], { direction: markup }),
    { type: "paragraph" },
    { type: "paragraph", children: ["text"] },
    within("paragraph", [within("link", [text], { fields: markup })]),
    { ...picture, value: 2_147_483_648 },
    { ...picture, value: "1e99" },
    { ...picture, value: { id: {} } },
    { ...picture, relationTo: markup },
  ])("B1 may not have %j", (block) => expect(isSoundBlock(block)).toBe(false));

  it("B1 may not be nested more deeply than an editor nests", () => {
    let block: object = text;
    for (let depth = 0; depth < 100; depth += 1) block = within("paragraph", [block]);
    expect(isSoundBlock({ ...block })).toBe(true);
    expect(isSoundBlock(within("paragraph", [block]))).toBe(false);
  });
});
