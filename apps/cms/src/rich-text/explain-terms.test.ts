import { describe, expect, it } from "vitest";
import { explainTerms } from "./explain-terms.ts";

const term = (id: number, title: string, excerpt = "What it means.") => ({ id, title, excerpt });
const english = [
  term(1, "Margin of error"),
  term(2, "Panel"),
  term(3, "Conjoint (trade-off) analysis"),
  term(4, "Net Promoter Score"),
];
const arabic = [
  term(1, "هامش الخطأ"),
  term(2, "الحصّة المقرَّرة (الكوتا)"),
  term(3, "لوحة المستجيبين"),
  term(4, "صافي نقاط التوصية (NPS)"),
];

/** The terms that are explained, as they stand in the text. */
const explainedIn = (html: string, terms = english) =>
  [...explainTerms(html, terms, "content").matchAll(/<button [^>]*>([^<]*)<\/button>/g)].map(
    ([, words]) => words,
  );

describe("ART-11 terms of the glossary are explained where they stand", () => {
  it("writes a button and its definition, escaped, with a link to the word's page", () => {
    expect(
      explainTerms("<p>The panel &amp; more.</p>", [term(2, "Panel", "People <asked> again.")], "content"),
    ).toBe(
      '<p>The <button popovertarget="term-content-1" interestfor="term-content-1">panel</button>' +
        '<span id="term-content-1" popover><a href="/words/2">Panel</a>: People &lt;asked&gt; again.</span> &amp; more.</p>',
    );
  });

  it("explains the first mention in each section, and gives each its own number", () => {
    const text = "<p>A panel, two panels.</p><h2>Next</h2><p>The panel, the panel.</p>";
    expect(explainedIn(text)).toEqual(["panel", "panel"]);
    expect([...explainTerms(text, english, "content").matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(
      ["term-content-1", "term-content-2"],
    );
  });

  it("leaves links, headings, tables, quotations and figures as they are", () => {
    const text =
      '<h2>Panel</h2><h3>Panel</h3><p><a href="/panel">panel</a></p><table><tr><td>panel</td></tr></table>' +
      "<blockquote><p>panel</p></blockquote><figure><figcaption>panel</figcaption></figure>";
    expect(explainTerms(text, english, "content")).toBe(text);
    expect(explainedIn(`${text}<p>after them, <strong>panels</strong></p>`)).toEqual(["panels"]);
  });

  it("finds whole words alone, in any case, over a line's end, and by each spelling", () => {
    expect(explainedIn("<p>Panelists, empanel, panel-led: a MARGIN OF\nERROR, trade\u2011off.</p>")).toEqual([
      "panel",
      "MARGIN OF\nERROR",
      "trade\u2011off",
    ]);
    expect(explainedIn("<p>conjoint analysis</p>")).toEqual(["conjoint analysis"]);
    expect(explainedIn("<p>Margin of nothing</p>")).toEqual([]);
  });

  it("finds an Arabic term with its article, attached letters, vowel marks and spellings", () => {
    const each = (text: string) => explainedIn(`<p>${text}</p>`, arabic);
    expect(each("بهامش الخطأ")).toEqual(["بهامش الخطأ"]);
    expect(each("وهامِشُ الخطا أكبر")).toEqual(["وهامِشُ الخطا"]);
    expect(each("للحصة المقررة")).toEqual(["للحصة المقررة"]);
    expect(each("والكوتا، فالكوتا")).toEqual(["والكوتا"]);
    expect(each("حصّةٌ مقرَّرةٌ")).toEqual(["حصّةٌ مقرَّرةٌ"]);
    expect(each("ولوحة المستجيبين (NPS)")).toEqual(["ولوحة المستجيبين", "NPS"]);
    expect(each("لوحة مستجيبينا وكوتاها")).toEqual([]);
  });

  it("finds a term with a sign that HTML escapes, and none inside such an escape", () => {
    const terms = [
      term(1, "U&A study"),
      term(2, "R&D"),
      term(3, "Audience Measurement Panel (AMP)"),
      term(4, "X <Y>"),
    ];
    expect(explainedIn("<p>A U&amp;A study, R&amp;D and X &lt;Y&gt;.</p>", terms)).toEqual([
      "U&amp;A study",
      "R&amp;D",
      "X &lt;Y&gt;",
    ]);
    const text = "<p>“Fieldwork” &amp; 'analysis' &lt; all.</p>";
    expect(explainTerms(text, terms, "content")).toBe(text);
    expect(explainTerms("<p>A &amp; R&amp;D &amp; B</p>", terms, "content")).toMatch(
      /^<p>A &amp; <button [^>]*>R&amp;D<\/button><span [^>]*><a [^>]*>R&amp;D<\/a>: What it means\.<\/span> &amp; B<\/p>$/,
    );
  });

  it("explains nothing where a title is too short to be found", () => {
    expect(explainTerms("<p>By AI - soon.</p>", [term(1, "AI")], "content")).toBe("<p>By AI - soon.</p>");
    expect(explainedIn("<p>By AI - a panel.</p>", [term(1, "AI"), term(2, "Panel")])).toEqual(["panel"]);
  });

  it("changes nothing but what it explains", () => {
    const text = '<p dir="auto">A margin of error &lt; 3</p><hr><ol start="3"><li>panel</li></ol>';
    const explained = explainTerms(text, english, "content");
    const undone = explained.replace(/<span id[^]*?<\/span>/g, "").replace(/<\/?button[^>]*>/g, "");
    expect(undone).toBe(text);
    expect(explained).not.toBe(text);
    expect(explainTerms(text, [], "content")).toBe(text);
  });
});
