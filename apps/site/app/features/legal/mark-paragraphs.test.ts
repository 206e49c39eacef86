import { toString } from "hast-util-to-string";
import { describe, expect, it } from "vitest";
import { parseHtml } from "../../content/parse-html.ts";
import { markParagraphs } from "./mark-paragraphs.ts";

const marks = (html: string) =>
  markParagraphs(parseHtml(html)).map((block) => {
    const { dataMark = "plain", dataNumber = "" } = block.properties;
    return `${String(dataMark)} ${String(dataNumber)} ${toString(block)}`;
  });

describe("paragraphs of a policy", () => {
  it("POL-2 marks a number and a dot in both numerals, also inside bold text", () => {
    expect(marks("<p>1. What we keep</p><p>١٢. ما نحتفظ به</p><p><strong>3. How</strong> long</p>")).toEqual([
      "section 1 What we keep",
      "section ١٢ ما نحتفظ به",
      "section 3 How long",
    ]);
  });

  it("POL-2 POL-3 a direction mark before a number or a bullet does not hide it", () => {
    expect(marks("<p>\u200f١. نطاق</p><p>\u200e• x</p>")).toEqual(["section ١ نطاق", "bullet  x"]);
    expect(marks("<p>\u200f<strong>2. A</strong></p><p>٣\u200f. ب</p>")).toEqual([
      "section 2 \u200fA",
      "section ٣ ب",
    ]);
  });

  it("POL-2 a decimal number, a year or a number without a dot is no section", () => {
    expect(marks("<p>3.5 % of readers</p><p>٣.٥ بالمئة</p><p>2026. was a year</p><p>12 months</p>")).toEqual([
      "plain  3.5 % of readers",
      "plain  ٣.٥ بالمئة",
      "plain  2026. was a year",
      "plain  12 months",
    ]);
  });

  it("POL-3 marks bullets, asterisks and dashes, not hyphenated words", () => {
    expect(marks("<p>• Your name</p><p>* b</p><p>- ج</p><p>-5 degrees</p>")).toEqual([
      "bullet  Your name",
      "bullet  b",
      "bullet  ج",
      "plain  -5 degrees",
    ]);
  });

  it("POL-3 a dot needs no space after it, a star and a dash do", () => {
    expect(marks("<p>•Text</p><p>•نص</p><p><b>•</b>Text</p><p>*note</p>")).toEqual([
      "bullet  Text",
      "bullet  نص",
      "bullet  Text",
      "plain  *note",
    ]);
  });

  it("POL-2 POL-3 passes over what is blank before the text", () => {
    expect(marks("<p>\n <strong>1.</strong> Scope</p><p><br><em> </em>- point</p>")).toEqual([
      "section 1 \n  Scope",
      "bullet   point",
    ]);
  });

  it("POL-2 POL-3 a marked paragraph keeps its direction and language", () => {
    const properties = (html: string) => markParagraphs(parseHtml(html))[0]?.properties;
    expect(properties('<p dir="ltr" lang="en">1. Scope</p>')).toEqual({
      ...{ dir: "ltr", lang: "en" },
      ...{ dataMark: "section", dataNumber: "1" },
    });
    expect(properties('<p dir="rtl" lang="ar">•نص</p>')).toEqual({
      ...{ dir: "rtl", lang: "ar" },
      dataMark: "bullet",
    });
  });

  it("POL-5 markup without a text leaves nothing", () => {
    expect(marks("<p></p><p>&nbsp;</p><div><br></div><ul><li> </li></ul>")).toEqual([]);
  });

  it("POL-2 leaves lists and headings alone, and empty paragraphs out", () => {
    expect(marks("<h2>1. A</h2><ol><li>x</li></ol><p></p>")).toEqual(["plain  1. A", "plain  x"]);
  });

  it("POL-1 keeps text that stands in no paragraph, and what a container holds", () => {
    expect(marks("Loose <b>text</b><div><p>1. Scope</p></div>")).toEqual([
      "plain  Loose text",
      "section 1 Scope",
    ]);
    expect(marks("No markup at all")).toEqual(["plain  No markup at all"]);
  });
});
