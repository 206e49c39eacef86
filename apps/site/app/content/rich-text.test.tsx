import type { Locale } from "@miqyas/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { createI18n } from "../i18n/create-i18n.ts";
import { messages as arabic } from "../i18n/messages/ar.ts";
import { messages as english } from "../i18n/messages/en.ts";
import { I18nContext } from "../i18n/use-translation.ts";
import { RichText } from "./rich-text.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

const inPage = (content: React.ReactNode, locale: Locale) =>
  renderToStaticMarkup(
    <I18nContext value={createI18n(locale, locale === "ar" ? arabic : english)}>
      <MemoryRouter>{content}</MemoryRouter>
    </I18nContext>,
  );
const show = (html: string, locale: Locale = "ar") => inPage(<RichText html={html} />, locale);

const marked = (tag: string, text: string) => `<${tag} lang="en" dir="ltr">${text}</${tag}>`;
const bdi = (text: string) => marked("bdi", text);

describe("a text without a translation", () => {
  test.each(["p", "h2", "h3", "h4", "pre"])(
    "LANG-5 has its %s marked as English on an Arabic page only",
    (tag) => {
      expect(show(`<${tag}>We count.</${tag}>`)).toBe(marked(tag, "We count."));
      expect(show(`<${tag}>We count.</${tag}>`, "en")).toBe(`<${tag}>We count.</${tag}>`);
    },
  );

  test("LANG-5 an English list is marked as a whole, so that its marks stand at its start", () => {
    for (const tag of ["ul", "ol"])
      expect(show(`<${tag}><li>One</li><li>Two</li></${tag}>`)).toBe(marked(tag, "<li>One</li><li>Two</li>"));
    expect(show("<blockquote><p>We count.</p></blockquote>")).toBe(marked("blockquote", "<p>We count.</p>"));
  });

  test("LANG-5 an English item or cell among Arabic ones keeps its side", () => {
    expect(show("<ul><li>واحد</li><li>Two, at last.</li></ul>")).toBe(
      `<ul><li>واحد</li><li>${bdi("Two, at last.")}</li></ul>`,
    );
    expect(show("<ul><li>واحد<ul><li>Two</li></ul></li></ul>")).toBe(
      `<ul><li>واحد${marked("ul", "<li>Two</li>")}</li></ul>`,
    );
    expect(show("<ul><li>واحد</li><li>Two<ul><li>Three</li></ul></li></ul>")).toBe(
      `<ul><li>واحد</li>${marked("li", "Two<ul><li>Three</li></ul>")}</ul>`,
    );
    expect(show("<table><tbody><tr><td>حمص</td><td>Kantar</td><td>12</td></tr></tbody></table>")).toContain(
      `<td>حمص</td><td>${bdi("Kantar")}</td><td data-numeric="">12</td>`,
    );
  });

  test("LANG-5 in an Arabic text a quoted sentence is marked, and a name keeps its side", () => {
    expect(show("<p>قالوا:</p><p>We count first.</p><h3>Kantar</h3>")).toBe(
      `<p>قالوا:</p>${marked("p", "We count first.")}<h3>${bdi("Kantar")}</h3>`,
    );
    // As the backend writes it.
    expect(show('<p>قالوا:</p><p dir="auto">We count first.</p>')).toContain('<p lang="en" dir="auto">');
  });

  test("LANG-5 numbers, Arabic texts and what names its language stay as they are", () => {
    for (const html of ["<p>38%</p>", "<p>نقيس مع Kantar.</p>", '<p lang="fr">Nous comptons bien.</p>'])
      expect(show(html)).toBe(html);
  });

  test("LANG-5 an English table and its box start at the left, and its caption is marked", () => {
    const table = "<table><tbody><tr><td>Homs</td><td>Hama</td></tr></tbody></table>";
    const shown = show(`<figure>${table}<figcaption>Cities by size</figcaption></figure>`);
    expect(shown).toMatch(/<div(?![^>]* lang=)[^>]* dir="ltr"><table lang="en" dir="ltr">/);
    expect(shown).toContain(marked("figcaption", "Cities by size"));
    const named = show(table.replace("<tbody>", "<caption>Cities by size</caption><tbody>"));
    expect(named).toMatch(/<div[^>]* aria-label="Cities by size"[^>]* lang="en" dir="ltr"><table/);
  });

  test("LANG-5 ART-5 the caption of a picture and the table of contents are marked", () => {
    const figure = '<figure><img src="/a.png"><figcaption>A shelf</figcaption></figure>';
    expect(show(figure)).toContain(`<figcaption class="visually-hidden">${bdi("A shelf")}</figcaption>`);
    const contents = inPage(<TableOfContents html="<h2>One</h2><h2>Two</h2><h2>ثلاثة</h2>" />, "ar");
    expect(contents).toContain(`<a href="#part-1">${bdi("One")}</a>`);
    expect(contents).toContain('<a href="#part-3">ثلاثة</a>');
  });
});

describe("a table inside another element", () => {
  const table = "<table><tbody><tr><td>a</td><td>1</td></tr></tbody></table>";

  test.each(["figure", "ul><li", "blockquote", "blockquote><div", "figure><blockquote"])(
    "LAY-15 ART-7 in <%s> it scrolls in its own box, with its numbers marked",
    (around) => {
      const shown = show(`<${around}>${table}`, "en");
      expect(shown).toMatch(/<div[^>]* role="group" aria-label="Table" tabindex="0"><table><tbody>/i);
      expect(shown).toContain('<td data-numeric="">1</td>');
    },
  );

  test("LAY-15 the caption of its figure stays outside of the box, which its own caption names", () => {
    const shown = show(`<figure>${table}<figcaption>Cities</figcaption></figure>`, "en");
    expect(shown).toMatch(/<table>.*<\/table><\/div><figcaption>Cities<\/figcaption>/);
    const own = table.replace("<tbody>", "<caption>Own</caption><tbody>");
    expect(show(`<figure>${own}<figcaption>Cities</figcaption></figure>`, "en")).toContain(
      'aria-label="Own"',
    );
  });

  test("LAY-15 a table in a cell has a box too", () => {
    expect(
      show(`<table><tbody><tr><td>${table}</td></tr></tbody></table>`, "en").match(/role="group"/g),
    ).toHaveLength(2);
  });
});

test("ART-7 a picture in a link that leads nowhere can be enlarged", () => {
  expect(show('<a href="#x"><img src="/a.png"></a>', "en")).toContain('aria-haspopup="dialog"');
});
