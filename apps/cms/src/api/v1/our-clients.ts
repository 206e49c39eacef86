import { findPublished } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { pictures } from "../pictures.ts";
import { defineRead } from "../public-read.ts";

/** `GET /our-clients` (API-23): groups of logos; `description` is HTML (ENT-8). */
export const ourClients = defineRead({
  name: "our-clients",
  path: "/our-clients",
  answer: async (context) => ({
    clients: (await findPublished(context, "our-clients")).docs.map((group) => ({
      id: group.doc.id,
      description: htmlOf(group, context)("description"),
      images: pictures(group.doc.images),
      untranslated: group.untranslated,
    })),
  }),
});
