/** The page of an address that does not exist (RT-20). */
export const notFound = {
  heading: "Page not found",
  lead: "There is no page at this address. It may have moved, or the link may be mistyped.",
  search: "Search from here",
  links: "Main pages",
};
