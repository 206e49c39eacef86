import type { Page } from "@playwright/test";

/** A category in the backend's format. */
export const category = (id: number, name: string) => ({ id, name });

/** Entries of a list, newest first: "Entry 1" of 2025, "Entry 2" a day earlier. */
export function entries(count: number, fields: (number: number) => object = () => ({})) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Entry ${index + 1}`,
    excerpt: "",
    image: null,
    images: [],
    content: "",
    categories: [],
    created_at: new Date(Date.UTC(2025, 11, 31 - index, 9)).toISOString(),
    ...fields(index + 1),
  }));
}

/** The parts of a list page by their labels. */
export function listPage(page: Page, t: (en: string, ar: string) => string) {
  const main = page.getByRole("main");
  return {
    main,
    cards: main.getByRole("list", { name: t("Results", "النتائج") }).getByRole("article"),
    titles: main.getByRole("list", { name: t("Results", "النتائج") }).getByRole("heading"),
    search: main.getByRole("searchbox"),
    category: main.getByRole("combobox", { name: t("Category", "التصنيف") }),
    sort: main.getByRole("combobox", { name: t("Sort", "الترتيب") }),
    option: (name: string) => page.getByRole("option", { name, exact: true }),
    filters: main.getByRole("button", { name: t("Filters", "التصفية") }),
    clear: main.getByRole("button", { name: t("Clear filters", "امسح التصفية") }),
    pager: main.getByRole("navigation", { name: t("Pages of the list", "صفحات القائمة") }),
    next: main.getByRole("link", { name: t("Next page", "الصفحة التالية") }),
    alert: main.getByRole("alert"),
    tryAgain: main.getByRole("button", { name: t("Try again", "حاول مجددًا") }),
  };
}
