import { describe, expect, it } from "vitest";
import { findBrokenPart } from "./refuse-broken-parts.ts";

const text = (words: string) => ({ type: "text", text: words });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });
const link = (fields: object, words = "here") => ({ type: "link", fields, children: [text(words)] });
const state = (...children: object[]) => ({ root: { type: "root", children } });
const pending = { type: "upload", pending: { formID: "1", src: "https://example.org/a.png" } };
const stored = { type: "upload", relationTo: "media", value: 7 };

describe("findBrokenPart", () => {
  it("B5 names the words, the place and the address of a link", () => {
    const broken = findBrokenPart(
      state(
        paragraph(),
        paragraph(text("one")),
        { type: "list", children: [] },
        paragraph(text("two "), link({ url: "javascript:alert(1)" })),
      ),
      true,
    );
    expect(broken?.en).toContain("The link “here” in paragraph 2 leads to “javascript:alert(1)”.");
    expect(broken?.ar).toContain("الرابط «here» في الفقرة ٢ وجهته «\u2066javascript:alert(1)\u2069».");
  });

  it("WRITE-1 accepts a link that is being made, in a draft alone", () => {
    const content = state(paragraph(link({ linkType: "custom", url: "https://" })));
    expect(findBrokenPart(content, true)).toBeUndefined();
    expect(findBrokenPart(content, false)?.en).toContain("leads to “https://”");
    const both = state(paragraph(link({ url: "https://" }), link({ url: "javascript:alert(1)" }, "there")));
    expect(findBrokenPart(both, true)?.en).toContain("The link “there”");
  });

  it("names a picture without a file, unless the text is a draft", () => {
    const content = state(stored, paragraph(text("one")), pending);
    expect(findBrokenPart(content, false)?.en).toContain("(picture 2) was never uploaded");
    expect(findBrokenPart(content, false)?.ar).toContain("(الصورة ٢) لم تُرفع");
    expect(findBrokenPart(content, true)).toBeUndefined();
  });

  it("names a table with a picture, a chart or a table in a cell, unless the text is a draft", () => {
    const table = (...blocks: object[]) => ({
      type: "table",
      children: [{ type: "tablerow", children: [{ type: "tablecell", children: blocks }] }],
    });
    const chart = { type: "relationship", relationTo: "charts", value: 3 };
    for (const block of [stored, chart, table(paragraph(text("in it")))]) {
      const content = state(table(paragraph(text("one"))), table(paragraph(text("two")), block));
      expect(findBrokenPart(content, false)?.en).toContain("A cell (table 2) holds a picture");
      expect(findBrokenPart(content, false)?.ar).toContain("في خلية (الجدول ٢)");
      expect(findBrokenPart(content, true)).toBeUndefined();
    }
    expect(findBrokenPart(state(stored, chart, table(paragraph(text("one")))), false)).toBeUndefined();
  });

  it("finds pictures and links inside lists and tables", () => {
    const inside = (node: object) =>
      state({
        type: "table",
        children: [{ type: "tablerow", children: [{ type: "tablecell", children: [node] }] }],
      });
    expect(findBrokenPart(inside(pending), false)?.en).toContain("(table 1)");
    expect(findBrokenPart(inside(link({ url: "//evil.example" })), true)?.en).toContain("in table 1");
  });

  it("accepts stored pictures, populated or not, and links to entries", () => {
    const content = state(
      stored,
      { ...stored, value: { id: 7 } },
      paragraph(link({ url: "/words" }), link({ linkType: "internal", doc: { value: 1 } })),
    );
    expect(findBrokenPart(content, false)).toBeUndefined();
    expect(findBrokenPart(undefined, false)).toBeUndefined();
  });

  it.each([{ root: {} }, {}, [], "text", 1, { root: { type: "root", children: {} } }])(
    "B1 refuses %j, which is no text, in a draft too",
    (content) => {
      expect(findBrokenPart(content, true)?.en).toBe(
        "The text is damaged and cannot be stored. Empty the field and write the text again.",
      );
    },
  );

  it("B1 names the block that the editor cannot have written, in a draft too", () => {
    const cell = { type: "tablecell", headerState: '0"><form>', children: [] };
    const content = state(paragraph(text("one")), {
      type: "table",
      children: [{ type: "tablerow", children: [cell] }],
    });
    const broken = findBrokenPart(content, true);
    expect(broken?.en).toContain("A part of the text (table 1) is damaged");
    expect(broken?.ar).toContain("(الجدول ١) تالف");
  });

  it("says nothing that the admin would break at a comma", () => {
    const unknown = state({ type: "form" });
    for (const content of [state(pending), state(paragraph(link({ url: "x" }))), unknown, {}])
      expect(findBrokenPart(content, false)?.en).not.toContain(",");
  });
});
