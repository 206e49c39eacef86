import { listBlogs } from "@miqyas/contract";
import { answerFixture } from "@miqyas/contract/fixtures";
import { describe, expect, it } from "vitest";
import { emptyState } from "../../../content/lists/list-state.ts";
import { collectChoices } from "./collect-choices.ts";
import { selectArticles } from "./select-articles.ts";

const answer = listBlogs.read(answerFixture("/api/v1/blogs", "en"));
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

  it("BLOG-10 without a list of categories those of the page can be chosen by name", () => {
    expect(collectChoices(undefined, answer.items)).toEqual([{ id: "Retail", name: "Retail", count: null }]);
  });
});
