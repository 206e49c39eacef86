/** The page of an address that does not exist (RT-20). */
export const notFound = {
  heading: "Page not found",
  lead: "There is no page at this address. It may have moved, or the link may be mistyped.",
  search: "Search from here",
  links: "Main pages",
};

/** The page of an address that is gone for good (RT-25). */
export const gone = {
  heading: "This page has been removed",
  note: "It was taken down on purpose and will not come back.",
  lead: "It was taken down on purpose and will not come back. One of these pages may have what you are looking for.",
};

/** The page of an entry that exists in the other language only (LANG-15). */
export const otherLanguage = {
  heading: "Only in Arabic",
  note: "This page has not been translated into English yet. You can read it in Arabic:",
};
