/** Search, filters, sorting and counts of the list pages (BLOG, RES, WRD, DD-1). */
export const lists = {
  filters: "Filters",
  search: "Search titles and excerpts",
  placeholder: "e.g. sampling",
  categories: "Categories",
  category: "Category",
  sort: "Sort",
  sorts: {
    newest: "Newest first",
    oldest: "Oldest first",
    "title-az": "Title A-Z",
    "title-za": "Title Z-A",
  },
  select: "Select...",
  loading: "Loading...",
  chosen_one: "{{number}} chosen",
  chosen_other: "{{number}} chosen",
  remove: "Remove {{name}}",
  clear: "Clear filters",
  apply: "Show",
  results: "Results",
  pages: "Pages of the list",
};
