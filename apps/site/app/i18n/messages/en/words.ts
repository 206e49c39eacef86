/** The glossary (WRD, WDD). */
export const words = {
  heading: "Words In Markets",
  lead: "The terms of our trade in plain words, with an example from a market you know.",
  readEntry: "Read the entry",
  showing_one: "Showing {{shown}} of {{total}} word",
  showing_other: "Showing {{shown}} of {{total}} words",
  goBack: "Go back",
  allWords: "All words",
  categories: "Categories",
  gone: "It may have been renamed. The whole glossary is a page away.",
};
