/** Trends and their pages (TRG, TRD). */
export const trends = {
  heading: "Trends in markets",
  lead: "Movements we have seen at least twice, in at least two places.",
  backHome: "Back to home",
  readMore: "Read more",
  allTrends: "All trends",
  viewAll: "View all trends",
  others: "Other trends",
  gone: "It may have been taken down. The others are a page away.",
};
