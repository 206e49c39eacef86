import { describe, expect, test } from "vitest";
import { search as arabic } from "../../i18n/messages/ar/search.ts";
import { search as english } from "../../i18n/messages/en/search.ts";
import { createSectionFinder } from "./find-sections.ts";
import { pathOf, sectionIndex } from "./section-index.ts";

const finderFor = ({ titles }: Pick<typeof english, "titles">) => {
  const find = createSectionFinder(sectionIndex.map((entry) => ({ ...entry, name: titles[entry.title] })));
  return (query: string) => find(query).map(({ name }) => name);
};
const find = finderFor(english);
const findArabic = finderFor(arabic);

describe("the section index", () => {
  test("SRCH-1 has exactly the 16 sections of five pages", () => {
    const counts = Map.groupBy(sectionIndex, pathOf);
    expect([...counts].map(([path, entries]) => [path, entries.length])).toEqual([
      ["/", 6],
      ["/AboutUs", 4],
      ["/ServicesTools", 2],
      ["/research-and-insights", 3],
      ["/contact", 1],
    ]);
  });

  test("SRCH-2 names the 15 identifiers", () => {
    expect(new Set(sectionIndex.map(({ id }) => id)).size).toBe(15);
  });
});

describe("finding sections", () => {
  test("SRCH-3 needs two letters after trimming", () => {
    expect(find("")).toEqual([]);
    expect(find("  s  ")).toEqual([]);
    expect(find(" se ")).not.toEqual([]);
  });

  test("SRCH-5 never shows more than five", () => {
    expect(find("our")).toHaveLength(5);
    expect(find("se").length).toBeLessThanOrEqual(5);
  });

  test("SRCH-6 forgives a missing letter, but finds nothing for nonsense", () => {
    expect(find("servces")).toContain("Our Services");
    expect(find("xqzt")).toEqual([]);
  });

  test("SRCH-7 knows the titles of the current language only", () => {
    expect(find("partners")).toEqual(["Our Partners"]);
    expect(findArabic("partners")).toEqual([]);
    expect(findArabic("شركاؤنا")[0]).toBe("شركاؤنا");
  });

  test.each([
    ["الادوات", "أدواتنا"],
    ["أدوات", "أدواتنا"],
    ["المدونه", "المدوّنة"],
    ["رويتنا", "رؤيتنا"],
    ["قيـمنا", "قيمنا الأساسية"],
    ["الشركاء", "شركاؤنا"],
  ])("SRCH-11 %s puts %s first", (query, title) => {
    expect(findArabic(query)[0]).toBe(title);
  });

  test("SRCH-6 SRCH-11 titles that contain the query exclude titles that are only similar", () => {
    expect(findArabic("ادوات")).toEqual(["أدواتنا", "الخدمات والأدوات"]);
    expect(findArabic("سوق")).toEqual(["مصطلحات الأسواق"]);
    expect(find("tools")).toEqual(["Our Tools", "Services & Tools"]);
  });

  test("SRCH-11 the article alone does not match everything", () => {
    expect(findArabic("ال").length).toBeLessThan(3);
  });
});

describe("marking a match", () => {
  const marked = ({ titles }: Pick<typeof english, "titles">, query: string) => {
    const sections = sectionIndex.map((entry) => ({ ...entry, name: titles[entry.title] }));
    return createSectionFinder(sections)(query).map(({ name, marks }) =>
      marks.map((mark) => name.slice(...mark)),
    );
  };

  test.each([
    ["servi", ["Servi"]],
    ["our clients", ["Our", "Clients"]],
    ["servces", ["Services"]],
  ])("SRCH-7 %s marks %s", (query, parts) => {
    expect(marked(english, query)[0]).toEqual(parts);
  });

  test.each([
    ["الادوات", ["أدوات"]],
    ["ادوات", ["أدوات"]],
    ["مدو", ["مدوّ"]],
    ["سوق", ["الأسواق"]],
    ["قيم اساسيه", ["قيم", "أساسية"]],
  ])("SRCH-7 SRCH-11 %s marks %s", (query, parts) => {
    expect(marked(arabic, query)[0]).toEqual(parts);
  });
});
