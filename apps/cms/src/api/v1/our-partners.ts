import { findPublished } from "../find-published.ts";
import { findFile, picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";

/** `GET /our-partners` (API-24). Partners without a logo are left out. */
export const ourPartners = defineRead({
  name: "our-partners",
  path: "/our-partners",
  answer: async (context) => ({
    our_partners: (await findPublished(context, "our-partners")).docs
      .filter(({ doc }) => findFile(doc.logo))
      .map(({ doc, untranslated }) => ({
        id: doc.id,
        name: doc.name,
        ...picture("logo", doc.logo),
        untranslated,
      })),
  }),
});
