/** The blog's list (BLOG). */
export const blog = {
  heading: "Blog",
  lead: "Field notes, methods and arguments from the people who do the fieldwork.",
  feed: "Follow the blog via RSS",
  viewArticle: "View article",
  articles_one: "{{number}} article",
  articles_other: "{{number}} articles",
  showing_one: "Showing {{shown}} of {{total}} blog",
  showing_other: "Showing {{shown}} of {{total}} blogs",
};
