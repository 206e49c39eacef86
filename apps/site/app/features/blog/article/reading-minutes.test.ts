import { describe, expect, it } from "vitest";
import { readingMinutes } from "./reading-minutes.ts";

describe("reading time", () => {
  it("ART-4 counts words, not markup, in both scripts", () => {
    expect(readingMinutes(`<p class="a b c">${"word ".repeat(440)}</p>`, "en")).toBe(2);
    expect(readingMinutes(`<p>${"كلمة ".repeat(540)}</p>`, "ar")).toBe(3);
    expect(readingMinutes(`<p>${"مُحدَّدًا&nbsp;".repeat(540)}</p>`, "ar")).toBe(3);
  });

  it("ART-4 says nothing of a few words and never less than a minute of more", () => {
    expect(readingMinutes("<p>short</p>", "en")).toBe(0);
    expect(readingMinutes("word ".repeat(50), "en")).toBe(1);
  });
});
