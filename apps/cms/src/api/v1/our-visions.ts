import { findPublishedPage } from "../find-published.ts";
import { defineRead } from "../public-read.ts";

/** `GET /our-visions` (API-10): the first item contains the text. */
export const ourVisions = defineRead({
  name: "our-visions",
  path: "/our-visions",
  answer: async (context) => {
    const page = await findPublishedPage(context, "our-vision");
    return page && { items: [{ description: page.doc.description ?? "" }], untranslated: page.untranslated };
  },
});
