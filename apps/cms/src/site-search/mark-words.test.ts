import { describe, expect, it } from "vitest";
import { beginningsOf, markWords } from "./mark-words.ts";

const marked = (text: string, stems: string[]) =>
  markWords(text, beginningsOf(stems)).map(([start, end]) => text.slice(start, end));

describe("the words of a text that a search has found", () => {
  it.each([
    [
      "Prices of a market; pricing the markets",
      ["price", "market"],
      ["Prices", "market", "pricing", "markets"],
    ],
    ["A study of studies, unstudied", ["studi"], ["study", "studies"]],
    ["A supermarket", ["market"], []],
    ["الأدَوات والأدوات بأدواتنا", ["ادوا"], ["الأدَوات", "والأدوات", "بأدواتنا"]],
    ["للسوق ومسوق", ["سوق"], ["للسوق"]],
    ["عام ٢٠٢٦ و2026", ["2026"], ["٢٠٢٦", "و2026"]],
    ["<b>market</b>", ["market"], ["market"]],
  ])("SRCH-12 of %s for %j are %j", (text, stems, words) => {
    expect(marked(text, stems)).toEqual(words);
  });
});
