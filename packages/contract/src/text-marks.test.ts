import { describe, expect, it } from "vitest";
import { excerptOf, findMarks, markedParts, questionWords } from "./text-marks.ts";

/** The marked parts of a text. */
const marked = (text: string, question: string) =>
  findMarks(text, questionWords(question)).map(([start, end]) => text.slice(start, end));

describe("matches in a text", () => {
  it.each([
    ["Prices in Aleppo", "aleppo PRICES", ["Prices", "Aleppo"]],
    ["قياس الأسعار", "اسعار", ["أسعار"]],
    ["قياس الاسعار", "الأسعار", ["اسعار"]],
    ["سلّة دِمَشق", "سله دمشق", ["سلّة", "دِمَشق"]],
    ["مقيــاس", "مقياس", ["مقيــاس"]],
    ["مدى ٢٠٢٦", "مدي 2026", ["مدى", "٢٠٢٦"]],
    ["Level 42", "٤٢", ["42"]],
    ["banana", "anan nana", ["anana"]],
    ["A wall", "arch", []],
  ])("of %s for %s", (text, question, parts) => {
    expect(marked(text, question)).toEqual(parts);
  });

  it("are shown with some words around them", () => {
    const text = `${"before ".repeat(30)}market ${"after ".repeat(60)}`.trim();
    const excerpt = excerptOf(text, ["market"]) ?? "";
    expect(excerpt).toMatch(/^… before .*market after .*after …$/);
    expect(excerpt.length).toBeLessThan(170);
    expect(excerptOf("A short market", ["market"])).toBe("A short market");
    expect(excerptOf("Nothing", ["market"])).toBeUndefined();
  });

  it.each([
    ["apple pie", [[0, 5]], ["[apple]", " pie"]],
    ["apple pie", [[6, 9]], ["apple ", "[pie]"]],
    ["apple", [], ["apple"]],
    ["متوسط الأسعار ٢٠٢٥", [[8, 11]], ["متوسط ", "[الأسعار]", " ٢٠٢٥"]],
    [
      "السِّعر، والسعر",
      [
        [2, 4],
        [5, 7],
        [11, 14],
      ],
      ["[السِّعر]", "، ", "[والسعر]"],
    ],
    ["apple", [[3, 99]], ["app", "[le]"]],
    [
      "apple",
      [
        [3, 1],
        [-2, 1],
        [4, 5],
        [2, 5],
      ],
      ["appl", "[e]"],
    ],
    ["", [[0, 5]], []],
  ] as [string, [number, number][], string[]][])(
    "cut %s by %j into %j, whatever a backend sends",
    (text, marks, parts) => {
      expect(
        markedParts(text, marks).map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part)),
      ).toEqual(parts);
    },
  );
});
