// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { cleanPasted } from "./clean-pasted.ts";

/** The HTML that is left of a pasted text, without white space between elements. */
function clean(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  cleanPasted(page);
  return page.body.innerHTML
    .replaceAll(/<!--.*?-->|<\/?o:p>/gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim();
}

const wordItem = (words: string, level: number, marker: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

describe("cleanPasted", () => {
  it("makes lists of Word's list paragraphs, nested by their levels", () => {
    expect(
      clean(
        [
          wordItem("one", 1, "·"),
          wordItem("inner", 2, "o"),
          wordItem("two", 1, "·"),
          "<p class=MsoNormal>Between</p>",
          wordItem("third", 1, "3."),
          wordItem("fourth", 1, "4."),
        ].join("\n"),
      ),
    ).toBe(
      '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><p>Between</p><ol start="3"><li>third</li><li>fourth</li></ol>',
    );
  });

  it("tells bullets from numbers where they follow each other, in both scripts", () => {
    expect(clean(wordItem("a", 1, "§") + wordItem("b", 1, "١-") + wordItem("c", 1, "(a)"))).toBe(
      "<ul><li>a</li></ul><ol><li>b</li><li>c</li></ol>",
    );
  });

  it("makes numbered lists of numbers with levels, in both scripts, and not of bullets", () => {
    const list = (...markers: [level: number, marker: string][]) =>
      clean(markers.map(([level, marker]) => wordItem("x", level, marker)).join(""));
    const nested = "<ol><li>x<ol><li>x</li><li>x</li></ol></li><li>x</li></ol>";
    for (const [one, first, second, two] of [
      ["1.", "1.1.", "1.2.", "2."],
      ["1", "1.1", "1.2", "2"],
      ["1.", "1.a.", "1.b.", "2."],
      ["(1)", "1-1)", "1-2)", "(2)"],
      ["\u200F١-", "\u200F١-١-", "\u200F١-٢-", "٢-"],
      ["أ.", "أ.١", "أ.٢", "ب."],
    ] as const)
      expect(list([1, one], [2, first], [2, second], [1, two])).toBe(nested);
    expect(list([2, "2.3."], [2, "2.4."])).toBe('<ol start="3"><li>x</li><li>x</li></ol>');
    expect(list([2, "٢-٣-"])).toBe('<ol start="3"><li>x</li></ol>');
    expect(list([2, "2.a."])).toBe("<ol><li>x</li></ol>");
    for (const bullet of ["o", "·", "§", "-", "–", "v", "Ø"])
      expect(list([1, bullet])).toBe("<ul><li>x</li></ul>");
  });

  it("removes the number that Word draws before a heading", () => {
    expect(
      clean("<h2 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Prices</h2>"),
    ).toBe("<h2>Prices</h2>");
  });

  it("moves headings down when there is a first level, and keeps their order", () => {
    expect(clean("<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h6>E</h6>")).toBe(
      "<h2>A</h2><h3>B</h3><h4>C</h4><h4>D</h4><h4>E</h4>",
    );
    expect(clean("<h2>A</h2><h3>B</h3>")).toBe("<h2>A</h2><h3>B</h3>");
  });

  it("reads the marks of Google Docs, and drops its fonts and colours", () => {
    expect(
      clean(`<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">
        <span style="font-size:11pt;color:#ff0000;font-weight:400">Plain </span><span style="font-weight:700">bold</span>
        <span style="font-style:italic;text-decoration:none">slanted</span><span style="vertical-align:super">2</span>
        <a href="https://example.org/" style="text-decoration:none"><span style="text-decoration:underline;color:#1155cc">link</span></a></p></b>`),
    ).toBe(
      '<p> Plain <strong>bold</strong><em>slanted</em><sup>2</sup><a href="https://example.org/">link</a></p>',
    );
  });

  it("keeps tables with their spans, and nothing of their looks", () => {
    expect(
      clean(
        `<table class=MsoTableGrid border=1 style='border:none'><tr style='height:1pt'><td width=10 colspan=2 style='background:red'><p class=MsoNormal>A</p></td></tr></table>`,
      ),
    ).toBe('<table><tbody><tr><td colspan="2"><p>A</p></td></tr></tbody></table>');
  });

  it("places pictures after the block that contains them, in order", () => {
    expect(
      clean(
        '<p>a<img src="1"><img src="2">b</p><ul><li>c<img src="3"></li></ul><p><a href="/x"><img src="4"></a></p>',
      ),
    ).toBe(
      '<p>ab</p><img src="1"><img src="2"><ul><li>c</li></ul><img src="4">'.replace(
        "</ul>",
        '</ul><img src="3">',
      ),
    );
  });

  it("removes scripts, styles, frames, form fields and empty paragraphs", () => {
    expect(
      clean(
        '<style>p{}</style><p onclick="x()">a<script>1</script></p><p>&nbsp;<o:p></o:p></p><iframe></iframe><p>b<input value="c"></p>',
      ),
    ).toBe("<p>a</p><p>b</p>");
  });

  it("makes ordinary spaces of those that Safari converts, and of no others", () => {
    const space = '<span class="Apple-converted-space">&nbsp;</span>';
    expect(clean(`<p>Ask${space}<b>first</b>${space}of 2&nbsp;000</p>`)).toBe(
      "<p>Ask <b>first</b> of 2&nbsp;000</p>",
    );
  });

  it("makes one block of a quotation", () => {
    expect(clean("<blockquote><p>a</p><p>b</p></blockquote>")).toBe("<blockquote>a<br>b</blockquote>");
  });
});
