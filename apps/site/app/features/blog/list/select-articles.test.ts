import { listBlogs } from "@miqyas/contract";
import type { BlogSummary } from "@miqyas/contract";
import { answerFixture } from "@miqyas/contract/fixtures";
import { describe, expect, it } from "vitest";
import { emptyState } from "../../../lists/list-state.ts";
import { collectChoices } from "./collect-choices.ts";
import { selectArticles } from "./select-articles.ts";

const answer = listBlogs.read(answerFixture("/api/v1/blogs", "en"));
/** Rows of an answer, each with its own field values. */
const rowsWith = (...own: Partial<BlogSummary>[]) => ({
  items: answer.items.slice(0, own.length).map((row, index) => ({ ...row, ...own[index] })),
  pagination: null,
});
const choices = [{ id: "1", name: "Retail", count: 5 }];

describe("articles of an answer", () => {
  it("BLOG-10 keeps the backend's own count where every row matches", () => {
    const paged = {
      items: answer.items,
      pagination: { total: 47, total_pages: 5, current_page: 2, count: 10, per_page: 10 },
    };
    expect(selectArticles(paged, { ...emptyState, categories: ["1"], page: 2 }, choices, "en")).toMatchObject(
      {
        total: 47,
        pages: 5,
        page: 2,
      },
    );
  });

  it("BLOG-1 BLOG-10 filters the rows of a backend that ignores the search", () => {
    const selected = selectArticles(answer, { ...emptyState, q: "ARTICLE 7" }, choices, "en");
    expect(selected.items.map(({ id }) => id)).toEqual(["7"]);
    expect(selected).toMatchObject({ total: 1, pages: 1 });
  });

  it("BLOG-2 an article must carry all chosen categories", () => {
    const two = { ...emptyState, categories: ["1", "Pricing"] };
    expect(selectArticles(answer, two, choices, "en").items).toEqual([]);
  });

  it("BLOG-4 sorts titles by the language even where the backend does not", () => {
    const sorted = selectArticles(answer, { ...emptyState, sort: "title-az" }, choices, "en");
    expect(sorted.items.map(({ id }) => id)).toEqual(["3", "4", "5", "6", "7"]);
  });

  it("BLOG-10 BLOG-11 an id whose category is not known is left to the backend; names are not", () => {
    const ids = (...categories: string[]) =>
      selectArticles(answer, { ...emptyState, categories }, collectChoices(undefined, answer.items), "en")
        .items;
    expect(ids("3")).toEqual(answer.items);
    expect(ids("3", "Retail")).toEqual(answer.items);
    expect(ids("Pricing")).toEqual([]);
  });

  it("BLOG-2 BLOG-10 a category is chosen by its name, whatever signs it holds", () => {
    const page = rowsWith({ categories: ["Food, 100% fresh"] }, {});
    const named = collectChoices(undefined, page.items);
    expect(named[0]).toMatchObject({ id: "Food%2C 100%25 fresh", name: "Food, 100% fresh" });
    const chosen = { ...emptyState, categories: ["Food%2C 100%25 fresh"] };
    for (const known of [named, choices])
      expect(selectArticles(page, chosen, known, "en").items).toEqual(page.items.slice(0, 1));
  });

  it("BLOG-3 BLOG-10 sorts by date where the backend does not, and moves no row that stands right", () => {
    const order = (sort: "newest" | "oldest", ...days: (string | null)[]) =>
      selectArticles(
        rowsWith(...days.map((created_at, index) => ({ created_at, id: String(index) }))),
        { ...emptyState, sort },
        [],
        "en",
      )
        .items.map(({ id }) => id)
        .join("");
    expect(order("newest", "2026-01-01", "2026-03-01", "2026-02-01")).toBe("120");
    expect(order("oldest", "2026-01-01", "2026-03-01", "2026-02-01")).toBe("021");
    expect(order("newest", "2026-01-01", "2026-01-01", "2026-01-01")).toBe("012");
    expect(order("newest", null, "2026-03-01", null, "2026-02-01")).toBe("0123");
    expect(order("newest", null, "2026-02-01", "2026-03-01")).toBe("210");
  });

  it("BLOG-10 without a list of categories those of the page can be chosen by name", () => {
    expect(collectChoices(undefined, answer.items)).toEqual([{ id: "Retail", name: "Retail", count: null }]);
  });
});
