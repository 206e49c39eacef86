/** Frequently asked questions (FAQ). */
export const faq = {
  heading: "Questions people ask us",
  lead: "If yours is not here, write to us. We add good questions to this page.",
  categories: "Categories",
  category: "Category",
  all: "All Questions",
  uncategorized: "Uncategorized",
  pages: "Pages of questions",
  list: "Questions",
  showing_one: "Showing {{shown}} of {{total}} question",
  showing_other: "Showing {{shown}} of {{total}} questions",
};
