/** The blog's list (BLOG). */
export const blog = {
  heading: "Blog",
  lead: "Field notes, methods and arguments, by the people who do the counting.",
  viewArticle: "View article",
  showing_one: "Showing {{shown}} of {{total}} blog",
  showing_other: "Showing {{shown}} of {{total}} blogs",
};
