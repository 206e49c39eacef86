/** An article's page (ART). */
export const article = {
  allArticles: "All articles",
  categories: "Categories",
  gone: "It may have been taken down or renamed. See all articles.",
  minutes_one: "{{number}}-minute read",
  minutes_other: "{{number}}-minute read",
  contents: "Contents",
  share: "Share this article",
  whatsApp: "Send on WhatsApp",
  copyLink: "Copy link",
  copied: "Link copied",
  similar: "Similar Articles",
};
