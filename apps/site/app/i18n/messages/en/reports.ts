/** Featured reports (RPD). */
export const reports = {
  allReports: "Research & Insights",
  gone: "It may have been replaced by a newer one. See all reports.",
};
