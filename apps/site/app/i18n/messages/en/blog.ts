/** The blog's list (BLOG). */
export const blog = {
  heading: "Blog",
  lead: "Field notes, methods and arguments, by the people who do the counting.",
  feed: "Follow the blog by RSS",
  viewArticle: "View article",
  showing_one: "Showing {{shown}} of {{total}} blog",
  showing_other: "Showing {{shown}} of {{total}} blogs",
};
