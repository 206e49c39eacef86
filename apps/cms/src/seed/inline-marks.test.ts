import { describe, expect, it } from "vitest";
import { toHtml } from "../rich-text/to-html.ts";
import { h2, image, ol, p, quote, table, type Block } from "./content/blocks.ts";
import { richTextOf } from "./sample-rich-text.ts";

const html = (...blocks: Block[]) =>
  toHtml(
    richTextOf(blocks, "en", () => 1),
    "en",
  );

describe("the marks of sample texts", () => {
  it.each([
    ["plain", "<p>plain</p>"],
    ["a **b** c", "<p>a <strong>b</strong> c</p>"],
    [
      "*a* and **b *c* d**",
      "<p><em>a</em> and <strong>b </strong><strong><em>c</em></strong><strong> d</strong></p>",
    ],
    ["see [the *words*](/words).", '<p>see <a href="/words">the <em>words</em></a>.</p>'],
    ["* a bullet of its own", "<p>* a bullet of its own</p>"],
    ["2 * 3 * 4", "<p>2 * 3 * 4</p>"],
    ["**عريض** و[رابط](/Blogdetails/كيف-تسحب)", null],
  ])("reads %j", (source, expected) => {
    const written = html(p(source));
    if (expected) expect(written).toBe(expected);
    expect(written).not.toMatch(/\*\*|\]\(/);
  });

  it("writes every kind of block", () => {
    const written = html(h2("H"), ol("one", "two"), quote("Q", "Her"), table(["A", "B"], ["x", "1"]));
    expect(written).toBe(
      "<h2>H</h2><ol><li>one</li><li>two</li></ol><blockquote><p>Q<br />— Her</p></blockquote>" +
        '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
        '<tbody><tr><th scope="row">x</th><td>1</td></tr></tbody></table>',
    );
  });

  it("names the stored file of a picture and keeps its caption", () => {
    const picture = {
      plate: { kind: "sieve", theme: "lime", seed: "x" },
      alt: { en: "a", ar: "أ" },
    } as const;
    const state = richTextOf([image({ ...picture, caption: { en: "C", ar: "ت" } })], "ar", () => 42);
    expect(state.root.children[0]).toMatchObject({ type: "upload", value: 42, fields: { caption: "ت" } });
    expect(state.root.direction).toBe("rtl");
  });
});
