/** Trends and their pages (TRG, TRD). */
export const trends = {
  heading: "Trends In Markets",
  lead: "Changes we have measured at least twice, in at least two places.",
  backHome: "Back to home",
  readMore: "Read More",
  allTrends: "All trends",
  viewAll: "View all trends",
  others: "Other trends",
  gone: "It may have been taken down. See all trends.",
};
