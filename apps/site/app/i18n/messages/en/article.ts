/** An article's page (ART). */
export const article = {
  allArticles: "All articles",
  categories: "Categories",
  gone: "It may have been taken down or renamed. All articles are a page away.",
  minutes_one: "{{number}} minute to read",
  minutes_other: "{{number}} minutes to read",
  contents: "In this article",
  share: "Share this article",
  whatsApp: "Send by WhatsApp",
  copyLink: "Copy the link",
  copied: "Link copied",
  similar: "Similar articles",
};
