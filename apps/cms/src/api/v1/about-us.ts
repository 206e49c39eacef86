import { findPublishedPage } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { defineRead } from "../public-read.ts";

/** `GET /about-us` (API-6): `description` is HTML. */
export const aboutUs = defineRead({
  name: "about-us",
  path: "/about-us",
  answer: async (context) => {
    const page = await findPublishedPage(context, "about-us");
    return page && { description: htmlOf(page, context)("description"), untranslated: page.untranslated };
  },
});
