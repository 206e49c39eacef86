import { describe, expect, it } from "vitest";
import {
  categoryKey,
  changeState,
  emptyState,
  isFiltered,
  isNarrowed,
  listAddress,
  readListState,
  tickValue,
} from "./list-state.ts";
import { findAddress } from "../routing/find-address.ts";

describe("state of a list", () => {
  it("BLOG-10 is read from the address and written to it", () => {
    const state = readListState(new URLSearchParams("cat=3,5&page=2&q=basket&sort=oldest"));
    expect(state).toEqual({ q: "basket", categories: ["3", "5"], sort: "oldest", page: 2 });
    expect(listAddress("/AllBlog", state)).toBe("/AllBlog?cat=3%2C5&page=2&q=basket&sort=oldest");
    expect(listAddress("/AllBlog", emptyState)).toBe("/AllBlog");
  });

  it("BLOG-2 BLOG-10 categories chosen by name come through the address, commas and all", () => {
    const categories = ["Food, drink & 100% more", "العلامات التجارية، الجديدة", "3"].map(categoryKey);
    const { search } = new URL(listAddress("/AllBlog", { ...emptyState, categories }), "http://site");
    const query = new URLSearchParams(findAddress("/AllBlog", search)?.query);
    expect(readListState(query).categories).toEqual(categories);
  });

  it("ERR-16 an order of one's own leaves nothing out", () => {
    expect(isFiltered({ ...emptyState, sort: "oldest" })).toBe(false);
    expect(isFiltered({ ...emptyState, q: "x" })).toBe(true);
    expect(isFiltered({ ...emptyState, categories: ["1"] })).toBe(true);
  });

  it("BLOG-9 RES-4 WRD-1 any change but of the page begins at page 1", () => {
    const state = { ...emptyState, page: 4 };
    expect(changeState(state, { q: "x" }).page).toBe(1);
    expect(changeState(state, { sort: "oldest" }).page).toBe(1);
    expect(changeState(state, { page: 5 }).page).toBe(5);
  });

  it("BLOG-5 knows whether there is something to clear", () => {
    expect(isNarrowed({ ...emptyState, page: 3 })).toBe(false);
    expect(isNarrowed({ ...emptyState, sort: "title-az" })).toBe(true);
    expect(isNarrowed({ ...emptyState, q: "  " })).toBe(false);
    expect(isNarrowed({ ...emptyState, categories: ["1"] })).toBe(true);
  });

  it("BLOG-2 ticks a category, and unticks it", () => {
    expect(tickValue(["3"], "5", true)).toEqual(["3", "5"]);
    expect(tickValue(["3", "5"], "5", true)).toEqual(["3", "5"]);
    expect(tickValue(["3", "5"], "3", false)).toEqual(["5"]);
    expect(tickValue(tickValue([], "5"), "5")).toEqual([]);
  });
});
