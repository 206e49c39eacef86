import { toString } from "hast-util-to-string";
import { sanitize } from "hast-util-sanitize";
import { describe, expect, it } from "vitest";
import { articleHtmlSchema } from "./article-html-schema.ts";
import { parseHtml } from "./parse-html.ts";
import { toSections } from "./sections.ts";

/** A short notation: `text(p,h2) image gallery(2)`. */
function shape(html: string): string {
  return toSections(parseHtml(html))
    .map((section) => {
      switch (section.type) {
        case "text":
          return `text(${section.nodes.map(({ tagName }) => tagName).join(",")})`;
        case "gallery":
          return `gallery(${section.figures.length})`;
        case "image":
        case "list":
        case "table":
        case "chart":
        case "quote":
          return section.type;
      }
    })
    .join(" ");
}

const image = '<p><img src="/media/a.webp" alt="a"></p>';
const figure =
  '<figure><picture><source srcset="/a.avif"><img src="/a.webp"></picture><figcaption>مصدر</figcaption></figure>';

describe("sections of an article", () => {
  it("ART-6 groups consecutive pictures: one, two, three and more", () => {
    expect(shape(image)).toBe("image");
    expect(shape(image + figure)).toBe("gallery(2)");
    expect(shape(image + "\n" + image + figure + image + image)).toBe("gallery(5)");
    expect(shape('<p><img src="/a.png"><br><img src="/b.png"></p>')).toBe("gallery(2)");
  });

  it("ENT-1 a picture that is named null, as some backends write none, is no picture", () => {
    expect(shape(`<figure><img src="null" alt="x"></figure><p>a</p><p><img src=" undefined "></p>`)).toBe(
      "text(p)",
    );
  });

  it("ART-6 a text between breaks the group, an empty paragraph does not", () => {
    expect(shape(`${image}<p>x</p>${image}`)).toBe("image text(p) image");
    expect(shape(`${image}<p>&nbsp; </p><p></p>${image}`)).toBe("gallery(2)");
  });

  it("ART-5 keeps the caption as a text of the figure", () => {
    const [section] = toSections(parseHtml(figure));
    expect(section?.type === "image" && section.figure.caption).toBe("مصدر");
  });

  it("ART-7 maps text, lists, tables and quotations", () => {
    expect(
      shape(
        "<h2>a</h2><p>b</p><ul><li>c</li></ul><table><tr><td>d</td></tr></table><blockquote>e</blockquote><hr>",
      ),
    ).toBe("text(h2,p) list table quote text(hr)");
    expect(shape("<figure><blockquote>a</blockquote><figcaption>— b</figcaption></figure><p>c</p>")).toBe(
      "quote text(p)",
    );
  });

  it("ART-7 unwraps containers and keeps loose and unknown content", () => {
    expect(
      shape("<div><section>loose <b>text</b><p>x</p></section></div><custom-card>kept</custom-card>"),
    ).toBe("text(p,p,p)");
    const [section] = toSections(parseHtml("<custom-card>kept</custom-card>"));
    expect(section?.type === "text" && section.nodes.map((node) => toString(node))).toEqual(["kept"]);
  });

  it("ART-7 a picture inside a text stays in the text", () => {
    expect(shape('<p>see <img src="/a.png"> here</p>')).toBe("text(p)");
  });

  it("ART-7 an inline element around blocks goes inside them; a link round a picture stays", () => {
    const [text] = toSections(parseHtml('<a href="/x"><p>a</p>b<h2>c</h2></a>'));
    expect(text?.type === "text" && text.nodes.map(({ tagName }) => tagName)).toEqual(["p", "p", "h2"]);
    expect(JSON.stringify(text).match(/"href":"\/x"/g)).toHaveLength(3);
    expect(shape("<b><ul><li>x</li></ul></b><span><table><tr><td>y</td></tr></table></span>")).toBe(
      "list table",
    );
    for (const html of [
      '<a href="/x"><figure><img src="/a.png"><figcaption>b</figcaption></figure></a>',
      '<p><a href="/x"><img src="/a.png"></a></p>',
    ]) {
      const [picture] = toSections(parseHtml(html));
      expect(picture?.type === "image" && picture.figure.href).toBe("/x");
    }
  });

  it("ART-7 a block keeps the language and direction of what was around it, or its own", () => {
    const properties = (html: string) =>
      toSections(parseHtml(html)).flatMap((section) => {
        if (section.type === "text") return section.nodes.map((node) => node.properties);
        return "node" in section ? [section.node.properties] : [];
      });
    const arabic = { dir: "rtl", lang: "ar" };
    expect(
      properties(
        '<div dir="rtl" lang="ar">loose<section><p dir="ltr">a</p></section><ul><li>b</li></ul></div><p>c</p>',
      ),
    ).toEqual([arabic, { ...arabic, dir: "ltr" }, arabic, {}]);
    expect(properties('<div lang="en" dir="ltr"><div lang="ar"><h2>a</h2></div></div>')).toEqual([
      { lang: "ar", dir: "ltr" },
    ]);
    expect(properties('<span dir="rtl"><ul><li>a</li></ul></span>')).toEqual([{ dir: "rtl" }]);
  });

  it("ART-7 no block is left inside a paragraph, no link inside a link", () => {
    for (const html of [
      "<p>a<button><p>b</p><table><tr><td>c</td></tr></table></button>d</p>",
      '<a href="/x">a<marquee><a href="/y">b</a></marquee></a>',
      '<p>a<button popovertarget="x"><p>b</p></button></p>',
    ]) {
      const json = JSON.stringify(parseHtml(html));
      expect(json).not.toMatch(/"tagName":"(p|a)".*"tagName":"(?:\1|table|td)"/);
      expect(json.match(/"value":"([^"]*)"/g)?.join("")).toMatch(/a.*b/);
    }
  });

  it("ART-11 keeps a term and its explanation, and no other button, id or popover", () => {
    const term =
      '<p><button popovertarget="term-a-1" interestfor="term-a-1">a</button><span id="term-a-1" popover>b</span></p>';
    expect(parseHtml(term).children).toMatchObject([
      {
        children: [
          { tagName: "button", properties: { popoverTarget: "term-a-1", interestfor: "term-a-1" } },
          { tagName: "span", properties: { id: "term-a-1", popover: "" } },
        ],
      },
    ]);
    const other = '<p><button>a</button><span id="root">b</span><b popover>c</b></p>';
    expect(JSON.stringify(parseHtml(other))).not.toMatch(/button|"id"|popover/);
  });

  it("ART-7 leaves out pictures without an address", () => {
    expect(shape('<p><img alt="x"></p><p><img src="javascript:alert(1)"></p>')).toBe("");
  });
});

describe("hostile HTML", () => {
  const hostile = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    "<svg><script>alert(1)</script></svg>",
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed" class="x" id="root" onclick="alert(1)">x</p>',
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<form action=/x><input name=y><button>z</button></form>",
    '<base href="https://evil.example"><meta http-equiv=refresh content=0><link rel=stylesheet href=x>',
    "<style>*{display:none}</style>",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<object data="x"><embed src="x"></object><video src=x onerror=alert(1)><audio src=x>',
  ];

  it.each(hostile)("B1 nothing that runs, styles or embeds is left of %s", (html) => {
    const json = JSON.stringify(parseHtml(html));
    expect(json).not.toMatch(
      /"(?:script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link|video|audio)"|javascript|"on[a-z]+"|className|"id"|data:text/i,
    );
  });

  it("B3 bears nesting of 10,000 levels and a megabyte", () => {
    const deep = parseHtml("<div>".repeat(10_000) + "bottom" + "</div>".repeat(10_000));
    expect(toString(deep)).toBe("bottom");
    expect(toSections(deep)).toHaveLength(1);
    expect(toSections(parseHtml("<p>a</p>".repeat(125_000)))).toHaveLength(1);
  });

  it("B3 sanitising twice changes nothing", () => {
    for (const html of [...hostile, figure])
      expect(sanitize(parseHtml(html), articleHtmlSchema)).toEqual(parseHtml(html));
  });
});
