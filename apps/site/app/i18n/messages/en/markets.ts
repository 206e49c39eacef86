/** The hub of markets (RT-5). */
export const markets = {
  heading: "Markets",
  trends: "Trends",
  words: "Words",
  reports: "Reports",
  emptyTitle: "We are still writing this page",
  emptyLead:
    "Market by market, it will say what we do differently there and what we have published. Until then, this is where our work stands:",
};
