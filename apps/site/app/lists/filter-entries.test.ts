import { describe, expect, it } from "vitest";
import { cutList, matchesText, mergeCategories, sortEntries } from "./filter-entries.ts";

const entry = (title: string, created_at: string | null = null, excerpt = "") => ({
  title,
  excerpt,
  created_at,
});

describe("entries of a list", () => {
  it("BLOG-1 RES-1 WRD-1 search looks into title and excerpt, whatever the case", () => {
    expect(matchesText(entry("The Basket"), "BASK")).toBe(true);
    expect(matchesText(entry("x", null, "forty grocers"), " grocers ")).toBe(true);
    expect(matchesText(entry("x"), "y")).toBe(false);
  });

  it("SRCH-11 search forgives Arabic letter variants", () => {
    expect(matchesText(entry("أسئلة المعاينة"), "اسئله")).toBe(true);
    expect(matchesText(entry("أسئلة المعاينة"), "الم")).toBe(true);
  });

  it("RES-4 WRD-1 sorts newest and oldest, those without a date last and first", () => {
    const entries = [entry("b", "2025-01-01"), entry("n"), entry("a", "2026-01-01")];
    expect(sortEntries(entries, "newest", "en").map(({ title }) => title)).toEqual(["a", "b", "n"]);
    expect(sortEntries(entries, "oldest", "en").map(({ title }) => title)).toEqual(["n", "b", "a"]);
  });

  it("BLOG-4 sorts titles as the language does", () => {
    const titles = ["تسعير", "أبحاث", "بيانات"].map((title) => entry(title));
    expect(sortEntries(titles, "title-az", "ar").map(({ title }) => title)).toEqual([
      "أبحاث",
      "بيانات",
      "تسعير",
    ]);
    expect(sortEntries(titles, "title-za", "ar")[0]?.title).toBe("تسعير");
  });

  it("RES-3 merges the named categories with those of the entries, each once, by name", () => {
    const one = (id: string, name: string) => ({ id, name, description: "" });
    const merged = mergeCategories(
      [one("2", "B"), one("9", "A")],
      [{ categories: [one("2", "old"), one("3", "C")] }],
      "en",
    );
    expect(merged.map(({ id, name }) => id + name)).toEqual(["9A", "2B", "3C"]);
    expect(mergeCategories([], [{ categories: [one("3", "C")] }], "en")).toHaveLength(1);
  });

  it.each([
    ["en", ["analysis", "Élan", "zones", "Method"], ["analysis", "Élan", "Method", "zones"]],
    ["ar", ["تسعير", "إعلام", "اسئلة", "أبحاث", "«بيانات»"], ["«بيانات»", "أبحاث", "اسئلة", "إعلام", "تسعير"]],
  ] as const)(
    "RES-3 in %s names stand as the language has them, not by their codes",
    (locale, names, sorted) => {
      const categories = names.map((name, index) => ({ id: String(index), name, description: "" }));
      expect(names.toSorted()).not.toEqual(sorted);
      expect(mergeCategories(categories, [], locale).map(({ name }) => name)).toEqual(sorted);
    },
  );

  it("RES-5 WRD-3 HOME-12 cuts pages; a page beyond an end is the one at it", () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    expect(cutList(numbers, 3, 9)).toEqual({ items: [18, 19], page: 3, total: 3 });
    expect(cutList(numbers, 99, 9).page).toBe(3);
    expect(cutList(numbers, 0, 9).page).toBe(1);
    expect(cutList(numbers.slice(0, 6), 1, 6).total).toBe(1);
    expect(cutList([], 1, 9)).toEqual({ items: [], page: 1, total: 1 });
  });
});
