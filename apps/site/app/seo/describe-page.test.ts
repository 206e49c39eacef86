import { describe, expect, test } from "vitest";
import { describePage, indexedQuery, toDescription } from "./describe-page.ts";
import type { PageDescription } from "./describe-page.ts";

const about: PageDescription = {
  origin: "https://miqyas.example",
  locale: "en",
  path: "/AboutUs",
  title: "About Us",
  description: "Who we are.",
  siteName: "Miqyas",
};

describe("describePage", () => {
  test("RT-19 LANG-9 canonical is the specification's spelling in the language shown", () => {
    expect(describePage(about).canonical).toBe("https://miqyas.example/AboutUs");
    expect(describePage({ ...about, locale: "ar" }).canonical).toBe("https://miqyas.example/ar/AboutUs");
    expect(describePage({ ...about, path: "/", locale: "ar" }).canonical).toBe("https://miqyas.example/ar");
  });

  test("LANG-9 alternates are the same from both languages", () => {
    const { alternates } = describePage(about);
    expect(alternates).toEqual([
      { language: "en", href: "https://miqyas.example/AboutUs" },
      { language: "ar", href: "https://miqyas.example/ar/AboutUs" },
      { language: "x-default", href: "https://miqyas.example/AboutUs" },
    ]);
    expect(describePage({ ...about, locale: "ar" }).alternates).toEqual(alternates);
  });

  test("RT-20 a page without an address has none to name", () => {
    const tags = describePage({ ...about, path: null });
    expect(tags.canonical).toBeNull();
    expect(tags.alternates).toEqual([]);
    expect(tags.graph.map(([property]) => property)).not.toContain("og:url");
  });

  test("a picture from the site's root is shared with its whole address", () => {
    const graph = new Map(describePage({ ...about, image: "/media/a.webp" }).graph);
    expect(graph.get("og:image")).toBe("https://miqyas.example/media/a.webp");
    expect(graph.get("og:locale")).toBe("en_US");
  });
});

test("BLOG-10 search engines are shown the pages of a list, not its searches", () => {
  expect(indexedQuery("?cat=3&page=2&q=price")).toBe("?page=2");
  expect(indexedQuery("?q=price")).toBe("");
});

test("a description is one line and ends between words", () => {
  expect(toDescription(" a\n b ")).toBe("a b");
  const long = toDescription("word ".repeat(60));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/word…$/);
});
