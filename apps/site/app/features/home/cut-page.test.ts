import { describe, expect, it } from "vitest";
import { cutPage } from "./cut-page.ts";

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

describe("pages of impacts", () => {
  it("HOME-12 cuts six to a page", () => {
    expect(cutPage(eight, 1, 6)).toEqual({ items: [1, 2, 3, 4, 5, 6], page: 1, total: 2 });
    expect(cutPage(eight, 2, 6)).toEqual({ items: [7, 8], page: 2, total: 2 });
    expect(cutPage(eight.slice(0, 6), 1, 6)).toMatchObject({ total: 1 });
  });

  it("HOME-12 shows the nearest page for one that does not exist", () => {
    expect(cutPage(eight, 99, 6)).toMatchObject({ items: [7, 8], page: 2 });
    expect(cutPage(eight, 0, 6)).toMatchObject({ page: 1 });
    expect(cutPage([], 3, 6)).toEqual({ items: [], page: 1, total: 1 });
  });
});
