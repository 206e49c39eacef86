/** The glossary (WRD, WDD). */
export const words = {
  heading: "Words In Markets",
  lead: "The terms of market research in plain words, with an example from a market you know.",
  readEntry: "Read the entry",
  showing_one: "Showing {{shown}} of {{total}} word",
  showing_other: "Showing {{shown}} of {{total}} words",
  goBack: "Go Back",
  allWords: "All words",
  categories: "Categories",
  usedIn: "Where we use it",
  gone: "It may have been renamed. See the whole glossary.",
};
