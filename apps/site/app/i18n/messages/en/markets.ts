/** The markets page (RT-5). */
export const markets = {
  heading: "Markets",
  trends: "Trends",
  words: "Words",
  reports: "Reports",
  emptyTitle: "We are still writing this page",
  emptyLead:
    "For each market it will show what is different about our work there and what we have published. Until then, you will find our work here:",
};
