import { describe, expect, test } from "vitest";
import { describePage, isSearch, readPage, toDescription } from "./describe-page.ts";
import type { PageDescription } from "./describe-page.ts";

const about: PageDescription = {
  origin: "https://miqyas.example",
  locale: "en",
  languages: ["en", "ar"],
  path: "/AboutUs",
  title: "About Us",
  description: "Who we are.",
  siteName: "Miqyas",
  picture: { url: "https://miqyas.example/share.png" },
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

  test("LANG-15 a page in one language has a canonical address there, and no alternates", () => {
    const tags = describePage({ ...about, languages: ["en"] });
    expect(tags).toMatchObject({ canonical: "https://miqyas.example/AboutUs", alternates: [] });
    expect(tags.graph.map(([property]) => property)).not.toContain("og:locale:alternate");
  });

  test("LANG-9 LANG-15 a further page of a list has no alternates: the other language may have fewer", () => {
    const tags = describePage({ ...about, path: "/AllBlog", query: "?page=2" });
    expect(tags).toMatchObject({ canonical: "https://miqyas.example/AllBlog?page=2", alternates: [] });
    expect(tags.graph.map(([property]) => property)).not.toContain("og:locale:alternate");
  });

  test("RT-20 a page without an address has none to name", () => {
    const tags = describePage({ ...about, path: null });
    expect(tags.canonical).toBeNull();
    expect(tags.alternates).toEqual([]);
    expect(tags.graph.map(([property]) => property)).not.toContain("og:url");
  });

  test("a picture is shared with what is known of it", () => {
    const picture = { url: "https://miqyas.example/media/a.webp", width: 1200, height: 630, alt: "A scale" };
    expect(
      describePage({ ...about, picture }).graph.filter(([property]) => property.startsWith("og:image")),
    ).toEqual([
      ["og:image", picture.url],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", "A scale"],
    ]);
    const graph = new Map(describePage(about).graph);
    expect(graph.has("og:image:width")).toBe(false);
    expect(graph.get("og:locale")).toBe("en_US");
  });
});

test("BLOG-10 search engines are shown the pages of a list, not its searches and other orders", () => {
  expect(readPage("?cat=3&page=2&q=price")).toBe(2);
  expect(readPage("?q=price")).toBe(1);
  expect(["?q=price", "?cat=3&page=2", "?sort=oldest", "?page=2", "?service=4", ""].map(isSearch)).toEqual([
    ...[true, true, true, false, false, false],
  ]);
});

test("a description is one line and ends between words", () => {
  expect(toDescription(" a\n b ")).toBe("a b");
  const long = toDescription("word ".repeat(60));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/word…$/);
});
