/** Educational resources (RES, RSD). */
export const resources = {
  heading: "All Resources",
  lead: "Short lessons and guides for people who commission or read research.",
  read: "Read the resource",
  showing_one: "Showing {{shown}} of {{total}} resource",
  showing_other: "Showing {{shown}} of {{total}} resources",
  goBack: "Go Back",
  allResources: "All Resources",
  categories: "Categories",
  gone: "It may have moved. See all resources.",
};
