import { describe, expect, test } from "vitest";
import { fillFromEnglish } from "./fallback.ts";

const text = (words: string) => ({
  root: { type: "root", children: [{ type: "paragraph", children: [{ type: "text", text: words }] }] },
});

describe("English where a translation is missing (LANG-5)", () => {
  test("what is translated stays, what is empty is filled and named", () => {
    const { doc, untranslated } = fillFromEnglish(
      { id: 1, title: "عنوان", excerpt: " ", author: null, created_on: "2026-01-01" },
      { id: 1, title: "Title", excerpt: "Excerpt", author: "Rima", created_on: "2026-01-01" },
    );
    expect(doc).toEqual({
      id: 1,
      title: "عنوان",
      excerpt: "Excerpt",
      author: "Rima",
      created_on: "2026-01-01",
    });
    expect(untranslated).toEqual(["excerpt", "author"]);
  });

  test("what is empty in both languages is not named", () => {
    expect(fillFromEnglish({ bio: null, tags: [] }, { bio: "", tags: [] }).untranslated).toEqual([]);
  });

  test("long texts are taken whole: one that was opened and left empty counts as missing", () => {
    const english = { content: text("English") };
    for (const empty of [null, text(""), { root: { type: "root", children: [] } }])
      expect(fillFromEnglish<object>({ content: empty }, english)).toEqual({
        doc: english,
        untranslated: ["content"],
      });
    const arabic = { content: text("عربي") };
    expect(fillFromEnglish(arabic, english)).toEqual({ doc: arabic, untranslated: [] });
  });

  test("a text that is only a picture is not empty", () => {
    const picture = { content: { root: { children: [{ type: "upload", value: { filename: "a.png" } }] } } };
    expect(fillFromEnglish<object>(picture, { content: text("English") }).untranslated).toEqual([]);
  });

  test("rows of lists are filled each for itself, and named with their place", () => {
    const { doc, untranslated } = fillFromEnglish(
      {
        explores: [
          { id: "a", title: "أول" },
          { id: "b", title: "" },
        ],
      },
      {
        explores: [
          { id: "a", title: "First" },
          { id: "b", title: "Second" },
        ],
      },
    );
    expect(doc.explores.map(({ title }) => title)).toEqual(["أول", "Second"]);
    expect(untranslated).toEqual(["explores.1.title"]);
  });

  test("RT-26 a text for search engines is never taken from the other language", () => {
    const own = { title: "الأسعار", seo_title: null, seo_description: "" };
    const english = { title: "Prices", seo_title: "Prices in 2026", seo_description: "How we count" };
    expect(fillFromEnglish<object>(own, english)).toEqual({ doc: own, untranslated: [] });
  });

  test("the description of a picture falls back without being named", () => {
    const { doc, untranslated } = fillFromEnglish(
      { image: { filename: "a.png", alt: null } },
      { image: { filename: "a.png", alt: "A street" } },
    );
    expect(doc.image.alt).toBe("A street");
    expect(untranslated).toEqual([]);
  });
});
