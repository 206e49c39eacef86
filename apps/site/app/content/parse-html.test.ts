import type { Nodes } from "hast";
import { describe, expect, test } from "vitest";
import { parseHtml } from "./parse-html.ts";

const attributeOf = (property: string) =>
  /^data[A-Z]/.test(property)
    ? property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : property.toLowerCase();

/** A tree as HTML, without end tags for empty elements. */
function write(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" && node.type !== "root") return `(${node.type})`;
  const inner = node.children.map(write).join("");
  if (node.type === "root") return inner;
  const attributes = Object.entries(node.properties).map(([name, value]) =>
    value === true || value === "" ? ` ${attributeOf(name)}` : ` ${attributeOf(name)}="${String(value)}"`,
  );
  const tag = node.tagName;
  const end = /^(?:br|hr|img|source)$/.test(tag) ? "" : `</${tag}>`;
  return `<${tag}${attributes.join("")}>${inner}${end}`;
}

const clean = (html: string) => write(parseHtml(html));

describe("the HTML of a text", () => {
  test.each([
    ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "div", "section", "article"].map(
      (tag) => `<${tag} dir="rtl" lang="ar">a</${tag}>`,
    ),
    ...["strong", "b", "em", "i", "u", "s", "del", "ins", "sub", "sup", "small", "mark", "cite", "q"].map(
      (tag) => `<p><${tag}>a</${tag}></p>`,
    ),
    ...["code", "bdi", "bdo", "span"].map((tag) => `<p><${tag}>a</${tag}></p>`),
    '<p>a<br>b <abbr title="a">b</abbr> <time datetime="2026">c</time> <data value="1">d</data></p><hr>',
    '<p><button popovertarget="term-a" interestfor="term-a">a</button><span id="term-a" popover>b</span></p>',
    '<ul><li>a</li></ul><ol start="3" reversed><li>b</li></ol><dl><dt>c</dt><dd>d</dd></dl>',
    '<table><caption>a</caption><thead><tr><th colspan="2" rowspan="1" scope="col" data-part="low">b</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
    '<figure data-chart="bar" data-unit="%" data-n="1" data-from="2" data-to="3" data-min="4" data-max="5" data-moe="6" data-highlight="a" data-gap="7" data-note="b" data-id="c"><figcaption><span data-part="base">a</span></figcaption></figure>',
    '<p><picture><source srcset="/a.avif" sizes="9px" type="image/avif"><img src="/a.png" srcset="/b.png 2x" sizes="9px" alt="a" width="1" height="2" data-mirrored data-whole data-x="2" data-y="10"></picture></p>',
    ...[
      "https://a.example/",
      "http://a.example/",
      "mailto:a@b.example",
      "tel:+1",
      "/a",
      "#part-1",
      "#term-a",
    ].map((address) => `<p><a href="${address}" title="a">b</a></p>`),
    ...[
      "https://a.example/a.png",
      "http://a.example/a.png",
      "data:image/png;base64,AA",
      "/a?data:text/html",
    ].map((address) => `<img src="${address}">`),
  ])("ART-7 stays as it is: %s", (html) => expect(clean(html)).toBe(html));

  test.each(["script", "style", "template", "noscript", "iframe", "object", "svg", "math", "title"])(
    "B1 loses %s with its content",
    (tag) => expect(clean(`<p>a</p><${tag}>x</${tag}>`)).toBe("<p>a</p>"),
  );

  test.each([
    [`<p id="a" class="b" name="c" style="d" onclick="e" data-x="f" aria-label="g" hidden>a</p>`, "<p>a</p>"],
    [`<form><input value="x"><textarea>a</textarea></form>`, "a"],
    ["a<!-- b --><!doctype html>", "a"],
    [`<p><span id="page" popover>a</span></p>`, "<p><span popover>a</span></p>"],
    [`<p><span id="x-term-a">a</span></p>`, "<p><span>a</span></p>"],
    [
      `<img src=" data:text/html,a"><img src="DATA:text/html,a"><img src="ftp://a.example">`,
      "<img><img><img>",
    ],
    ...["javascript:a", "JaVaScRiPt:a", "data:image/png,a", "vbscript:a", "ftp://a.example"].map(
      (address): [string, string] => [`<p><a href="${address}">a</a></p>`, "<p>a</p>"],
    ),
    [`<img src="a" srcset="b" onerror="c" alt="d">`, `<img src="a" srcset="b" alt="d">`],
    [`<div><li>a</li><figcaption>b</figcaption><source srcset="c"></div>`, "<div>ab</div>"],
    [`<unknown>a <b>b</b></unknown>`, "a <b>b</b>"],
  ])("B1 B2 of %j stays %j", (html, left) => expect(clean(html)).toBe(left));

  test("ART-7 browsers need not change its nesting", () => {
    expect(clean("<p>a<marquee><div>b</div></marquee>c</p>")).toBe("<p>abc</p>");
    expect(clean('<p><a href="/a">a<marquee><a href="/b">b</a></marquee></a></p>')).toBe(
      '<p><a href="/a">ab</a></p>',
    );
    expect(clean('<p><button popovertarget="a">a<marquee><a href="/b">b</a></marquee></button></p>')).toBe(
      '<p><button popovertarget="a">ab</button></p>',
    );
    expect(clean("<p>a<marquee><b><ul><li>c</li></ul></b></marquee></p>")).toBe("<p>a<b>c</b></p>");
    // A button that opens nothing is none, nor is a link that leads nowhere.
    expect(clean("<button>a <b>b</b></button>")).toBe("a <b>b</b>");
    for (const attribute of ["", 'name="a"', 'href=""', 'href=" "', 'href="#"', 'href="#a"', 'href=" #top"'])
      expect(clean(`<p><a ${attribute} title="c">a <b>b</b></a></p>`)).toBe("<p>a <b>b</b></p>");
    expect(clean('<p><a name="a">a<marquee><a href="/b">b</a></marquee></a></p>')).toBe(
      '<p>a<a href="/b">b</a></p>',
    );
    expect(clean("<div><p>a</p></div><p>b</p>")).toBe("<div><p>a</p></div><p>b</p>");
  });

  const nested = (depth: number, tag = "div") =>
    `${`<${tag}>`.repeat(depth)}a<b>c</b><br>d${`</${tag}>`.repeat(depth)}`;

  test("B3 nested deeper than 60 elements it is text", () => {
    expect(clean(nested(59))).toBe(nested(59));
    expect(clean(nested(60))).toBe(`${"<div>".repeat(60)}acd${"</div>".repeat(60)}`);
    expect(clean(nested(200))).toBe(`${"<div>".repeat(60)}acd${"</div>".repeat(60)}`);
    expect(clean(nested(399))).toContain("acd");
  });

  test("B3 nested beyond all sense it is text at once, whatever comes after", () => {
    expect(clean(nested(401))).toBe("a c  d");
    expect(parseHtml(`${nested(401)}<i>e</i>`).children).toHaveLength(1);
    expect(clean(nested(401, "X-Y"))).toBe("a c  d");
    // Closed elements, and those without an end, do not nest.
    for (const html of ["<b>a</b>", "<p>a", "<BR>", "<li>a", '<img src="/a">'])
      expect(parseHtml(html.repeat(500)).children.length, html).toBeGreaterThan(1);
    expect(clean(`${"</b>".repeat(500)}<i>a</i>`)).toBe("<i>a</i>");
  });
});
