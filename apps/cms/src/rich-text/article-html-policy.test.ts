import { escapeHtml } from "@miqyas/contract";
import { describe, expect, test } from "vitest";
import { directionAttribute } from "./html-text.ts";
import { sanitizeText } from "./to-html.ts";

describe("the policy of texts", () => {
  test.each([
    ...["h2", "h3", "h4", "p"].map((tag) => `<${tag} dir="auto">a</${tag}>`),
    ...["strong", "em", "u", "s", "sub", "sup", "blockquote"].map((tag) => `<${tag}>a</${tag}>`),
    'a<br />b<hr /><data value="1">c</data>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    '<table><thead><tr><th scope="col" colspan="2" rowspan="1">a</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">b</td></tr></tbody></table>',
    ...["low", "high", "base"].map((part) => `<table><tr><th data-part="${part}">a</th></tr></table>`),
    ...["measure", "base", "question", "source", "note"].map((part) => `<span data-part="${part}">a</span>`),
    '<figure data-chart="bar" data-unit="percent" data-n="1" data-from="2" data-to="3" data-min="4" data-max="5" data-moe="6" data-highlight="a" data-gap="7" data-note="b" data-id="c"><figcaption dir="auto">a</figcaption></figure>',
    '<picture><source type="image/avif" srcset="/a.avif 480w" sizes="9px" /><img src="/a.png" width="1" height="2" alt="a" loading="lazy" /></picture>',
    '<img src="/a.png" data-mirrored data-whole data-x="0" data-y="10" />',
    '<img src="https://a.example/a.png" /><img src="http://a.example/a.png" />',
    '<source srcset="https://a.example/a.avif 1x" />',
    ...["https://a.example", "http://a.example", "mailto:a@b.example", "tel:+1", "/a"].map(
      (address) => `<a href="${address}">a</a>`,
    ),
  ])("B1 leaves %s as it is", (html) => expect(sanitizeText(html)).toBe(html));

  test.each([
    [
      '<h2 dir="rtl">a</h2><p dir="ltr">b</p><figcaption dir="a">c</figcaption>',
      "<h2 dir>a</h2><p dir>b</p><figcaption dir>c</figcaption>",
    ],
    [
      '<span data-part="low">a</span><th data-part="note">b</th>',
      "<span data-part>a</span><th data-part>b</th>",
    ],
    ['<figure data-chart="x" data-unit="y">a</figure>', "<figure data-chart data-unit>a</figure>"],
    ['<img src="mailto:a@b.example"><img src="data:image/png;base64,AA">', "<img /><img />"],
    ['<img src="/a.png" data-x="11" data-y="a">', '<img src="/a.png" data-x data-y />'],
    ['<source srcset="tel:1 1x">', "<source />"],
    [
      '<a href="ftp://a.example">a</a><a href="//a.example">b</a><a href="javascript:a">c</a>',
      "<a>a</a><a>b</a><a>c</a>",
    ],
    ["<h1>a</h1><div>b</div><button>c</button><video>d</video>", "abcd"],
    ["<script>a</script><style>b</style><textarea>c</textarea>", ""],
  ])("B1 of %s leaves %s", (html, left) => expect(sanitizeText(html)).toBe(left));
});

test("B1 every character that HTML reads is escaped", () => {
  expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe("&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;");
});

test("a sentence of three words in the other script has its own direction", () => {
  expect(directionAttribute("one two three", "ar")).toBe(' dir="auto"');
  expect(directionAttribute(" one  two ", "ar")).toBe("");
  expect(directionAttribute("one two ثلاثة", "ar")).toBe("");
  expect(directionAttribute("واحد اثنان ثلاثة", "en")).toBe(' dir="auto"');
  expect(directionAttribute("1 2 3", "en")).toBe("");
});
