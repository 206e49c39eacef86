import { describe, expect, it } from "vitest";
import { answerFixture } from "@miqyas/contract/fixtures";
import sanitizeHtml from "sanitize-html";
import { articleHtmlPolicy } from "./article-html-policy.ts";
import { toHtml } from "./to-html.ts";
import { writeHtml } from "./write-html.ts";

const text = (words: string, format = 0) => ({ type: "text", text: words, format });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });
const link = (url: unknown, label = "label") => ({ type: "link", fields: { url }, children: [text(label)] });
const item = (...children: object[]) => ({ type: "listitem", children });
const cell = (headerState: number, words: string) => ({
  type: "tablecell",
  headerState,
  children: [paragraph(text(words))],
});
const row = (...children: object[]) => ({ type: "tablerow", children });

const file = {
  filename: "abc.png",
  mimeType: "image/png",
  alt: "A sieve",
  width: 1000,
  height: 750,
  variant_widths: [480, 1000],
};
const upload = (value: unknown, caption?: unknown) => ({ type: "upload", value, fields: { caption } });

const html = (...children: unknown[]) => toHtml({ root: { type: "root", children } }, "en");
const arabic = (...children: unknown[]) => toHtml({ root: { type: "root", children } }, "ar");

describe("toHtml", () => {
  it("writes marks, headings and line breaks without classes or styles", () => {
    const marked = paragraph(
      text("a", 1 | 2),
      { type: "linebreak" },
      text("b", 8),
      text("c", 4),
      text("2", 64),
    );
    expect(html({ type: "heading", tag: "h3", children: [text("H")] }, { ...marked, format: "center" })).toBe(
      "<h3>H</h3><p><strong><em>a</em></strong><br /><u>b</u><s>c</s><sup>2</sup></p>",
    );
  });

  it("leaves empty paragraphs out and escapes what looks like HTML", () => {
    expect(html(paragraph(), paragraph(text("")), paragraph(text(`1 < 2 & "x"`)))).toBe(
      '<p>1 &lt; 2 &amp; "x"</p>',
    );
  });

  it("WRITE-6 names who said a quotation, when its last line begins with a dash", () => {
    const lineBreak = { type: "linebreak" };
    const quote = (...children: object[]) => ({ type: "quote", children });
    expect(html(quote(text("a"), lineBreak, text("b"), lineBreak, text("— Lina, "), text("Homs", 2)))).toBe(
      "<figure><blockquote><p>a<br />b</p></blockquote><figcaption>— Lina, <em>Homs</em></figcaption></figure>",
    );
    expect(html(quote(text("a"), lineBreak, text("b")))).toBe("<blockquote><p>a<br />b</p></blockquote>");
    // A dash alone names nobody, and a first line is what was said.
    expect(html(quote(text("— a"), lineBreak, text("—")))).toBe("<blockquote><p>— a<br />—</p></blockquote>");
    expect(html(quote(lineBreak, text("— a")))).toBe("<blockquote><p><br />— a</p></blockquote>");
  });

  it("puts a nested list inside the item before it", () => {
    const nested = { type: "list", listType: "bullet", children: [item(text("deep"))] };
    const list = { type: "list", listType: "number", start: 3, children: [item(text("one")), item(nested)] };
    expect(html(list)).toBe('<ol start="3"><li>one<ul><li>deep</li></ul></li></ol>');
  });

  it("separates the head of a table from its body", () => {
    const table = {
      type: "table",
      children: [row(cell(1, "A"), cell(1, "B")), row(cell(2, "x"), cell(0, "1"))],
    };
    expect(html(table)).toBe(
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
        '<tbody><tr><th scope="row">x</th><td>1</td></tr></tbody></table>',
    );
  });

  it("offers every width of a picture, and its caption", () => {
    expect(html(upload(file, "Source: us"))).toBe(
      "<figure><picture>" +
        '<source type="image/avif" srcset="/media/abc-480.avif 480w, /media/abc-1000.avif 1000w" sizes="(min-width: 860px) 70vw, 100vw" />' +
        '<source type="image/webp" srcset="/media/abc-480.webp 480w, /media/abc-1000.webp 1000w" sizes="(min-width: 860px) 70vw, 100vw" />' +
        '<img src="/media/abc.png" width="1000" height="750" alt="A sieve" loading="lazy" />' +
        "</picture><figcaption>Source: us</figcaption></figure>",
    );
  });

  it("LAY-14 says that a picture is mirrored in Arabic, never cropped, or cropped around a point", () => {
    const shown = { ...file, mirrored: true, whole: true, focalX: 24, focalY: 100 };
    expect(html(upload(shown))).toContain(
      ' height="750" data-mirrored data-whole data-x="2" data-y="10" alt=',
    );
    expect(html(upload({ ...file, focalX: 50, focalY: null }))).not.toContain("data-");
    expect(html(upload({ ...file, focalX: '1" onload="alert(1)' }))).not.toContain("data-");
  });

  it("keeps consecutive pictures as figures of their own", () => {
    expect(html(upload(file), upload(file)).match(/<figure>/g)).toHaveLength(2);
  });

  it("turns a document into a link and a missing file into nothing", () => {
    expect(html(upload({ ...file, mimeType: "application/pdf", filename: "a.pdf" }))).toBe(
      '<p><a href="/media/a.pdf">A sieve</a></p>',
    );
    expect(html(upload(17), upload(null), upload({ filename: 5 }))).toBe("");
  });

  it("isolates the direction only of a sentence in the other script", () => {
    expect(arabic(paragraph(text("We count before we speak.")))).toBe(
      '<p dir="auto">We count before we speak.</p>',
    );
    expect(arabic(paragraph(text("نسبة NPS ٤٢")), paragraph(text("CAPI")))).toBe(
      "<p>نسبة NPS ٤٢</p><p>CAPI</p>",
    );
    expect(html(paragraph(text("نقيس قبل أن نتكلم.")))).toContain('dir="auto"');
  });

  it("is empty for anything that is not a text", () => {
    for (const nothing of [undefined, null, "", 7, [], {}, { root: null }, { root: { children: "x" } }])
      expect(toHtml(nothing, "en")).toBe("");
  });
});

const hostile: [string, unknown][] = [
  ["a script as text", paragraph(text("<script>alert(1)</script>"))],
  ["a handler as text", paragraph(text('"><img src=x onerror=alert(1)>'))],
  ["a javascript: link", paragraph(link("javascript:alert(1)"))],
  ["a disguised link", paragraph(link("java\nscript:alert(1)"))],
  ["a data: link", paragraph(link("data:text/html,<script>alert(1)</script>"))],
  ["a link that ends its attribute", paragraph(link('https://a.example/"onmouseover="alert(1)'))],
  ["a link without an address", paragraph(link({ href: "javascript:alert(1)" }))],
  ["an autolink", paragraph({ type: "autolink", fields: { url: "vbscript:x" }, children: [text("x")] })],
  ["a heading of another tag", { type: "heading", tag: "script", children: [text("alert(1)")] }],
  ["a heading with attributes", { type: "heading", tag: "h2 onclick=alert(1)", children: [text("x")] }],
  ["a list of another tag", { type: "list", tag: "script", listType: "x", children: [item(text("x"))] }],
  [
    "a list that starts with code",
    { type: "list", listType: "number", start: '1" onx="', children: [item(text("x"))] },
  ],
  [
    "a span of code",
    { type: "table", children: [row({ ...cell(0, "x"), colSpan: '2" onclick="alert(1)' })] },
  ],
  ["a caption with a tag", upload(file, "<img src=x onerror=alert(1)>")],
  ["a file name with a tag", upload({ ...file, filename: '"><script>alert(1)</script>.png' })],
  ["a file name that leaves", upload({ ...file, filename: "//evil.example/x.png" })],
  ["an alt that ends its attribute", upload({ ...file, alt: '" onload="alert(1)' })],
  ["a size of code", upload({ ...file, width: '1" onload="alert(1)' })],
  ["widths of code", upload({ ...file, variant_widths: ['480w" onload="alert(1)'] })],
  ["an unknown node", { type: "iframe", src: "https://evil.example", children: [text("x")] }],
  ["a block of raw HTML", { type: "html", html: "<script>alert(1)</script>" }],
  [
    "styles and classes",
    { ...paragraph({ ...text("x"), style: "position:fixed" }), className: "overlay", id: "root" },
  ],
];

const allowedTag =
  /<\/?(?:h[2-4]|p|blockquote|hr|br|strong|em|u|s|sub|sup|a|ul|ol|li|table|thead|tbody|tr|th|td|figure|picture|source|img|figcaption|span|data)(?: (?:data-(?:chart|unit|n|from|to|min|max|moe|highlight|gap|note|part|mirrored|whole|x|y)|value|href|start|scope|colspan|rowspan|src|width|height|alt|loading|type|srcset|sizes|dir)(?:="[^"<>]*")?)*(?: \/)?>/g;

function expectHarmless(html: string): void {
  expect(html.replace(allowedTag, "")).not.toMatch(/[<>]/);
  const addresses = [...html.matchAll(/(?:href|src|srcset)="([^"]*)"/g)].map((match) => match[1] ?? "");
  for (const address of addresses) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/);
}

describe("each of the two layers alone (B1)", () => {
  it.each(hostile)("writes nothing that runs or loads: %s", (_name, node) => {
    const state = { root: { children: [node] } };
    expectHarmless(writeHtml(state, { language: "en", page: "en", showsDrafts: false }));
    expectHarmless(toHtml(state, "en"));
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=/x.png onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<source srcset="javascript:alert(1) 480w" type="image/avif">',
    '<p style="position:fixed" class="overlay" id="root" onclick="alert(1)">x</p>',
    '<p dir="rtl">x</p>',
    '<p data-part="evil" data-chart="bar" data-n="1">x</p>',
    '<figure data-chart="evil" data-unit="evil" data-evil="1" class="evil" onclick="alert(1)"></figure>',
    '<span data-part="evil" class="overlay" data-chart="bar">x</span><data value="1" id="root">1</data>',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    '<form action="https://evil.example"><input name=q></form>',
    "<x:script xmlns:x='http://www.w3.org/1999/xhtml'>alert(1)</x:script>",
    '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
  ])("lets nothing of %s through the policy", (markup) => {
    const result = sanitizeHtml(markup, articleHtmlPolicy);
    expectHarmless(result);
    expect(result).not.toMatch(/style=|class=|id=|onclick|onerror|rtl|evil/);
  });

  it("keeps the figure of a chart as the contract writes it", () => {
    const kept = answerFixture("/blogs/7", "ar")?.data as { content: string };
    expect(kept.content).toContain('data-chart="bar"');
    expect(sanitizeHtml(kept.content, articleHtmlPolicy)).toBe(kept.content);
  });

  it("survives a text nested a hundred thousand deep", () => {
    let node: object = text("x");
    for (let depth = 0; depth < 100_000; depth += 1)
      node = { type: "link", fields: { url: "/x" }, children: [node] };
    let list: object = { type: "list", children: [item(text("x"))] };
    for (let depth = 0; depth < 100_000; depth += 1) list = { type: "list", children: [item(list)] };
    expect(html(paragraph(node), list).length).toBeLessThan(10_000);
  });
});
