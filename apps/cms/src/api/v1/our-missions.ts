import { findPublishedPage } from "../find-published.ts";
import { defineRead } from "../public-read.ts";

/** `GET /our-missions` (API-9): the text is inside an object, as existing clients expect. */
export const ourMissions = defineRead({
  name: "our-missions",
  path: "/our-missions",
  answer: async (context) => {
    const page = await findPublishedPage(context, "our-mission");
    return page && { description: { mission: page.doc.mission ?? "" }, untranslated: page.untranslated };
  },
});
