import { findPublished } from "../find-published.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";

/** `GET /our-teams` (ABT-1). */
export const ourTeams = defineRead({
  name: "our-teams",
  path: "/our-teams",
  answer: async (context) => ({
    members: (await findPublished(context, "our-teams")).docs.map(({ doc, untranslated }) => ({
      id: doc.id,
      name: doc.name,
      position: doc.position ?? "",
      bio: doc.bio ?? "",
      ...picture("image", doc.image),
      untranslated,
    })),
  }),
});
