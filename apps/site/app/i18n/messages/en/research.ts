/** The research page (RSCH-1…RSCH-11). */
export const research = {
  heading: "Research & Insights",
  lead: "What we learn between projects, published with its method: trends, articles, reports, lessons and a glossary of the words the market uses.",
  trends: {
    heading: "Trends In Markets",
    row: "Trends, one after the other",
    all: "All trends",
    readMore: "Read More",
  },
  blog: { heading: "From the blog", all: "View all articles" },
  reports: {
    heading: "Featured reports",
    read: "Read the report",
  },
  words: { heading: "Words In Markets", all: "All words", read: "Read the entry" },
  resources: { heading: "Educational resources", all: "All Resources", open: "Open" },
  categories: "Categories",
};
