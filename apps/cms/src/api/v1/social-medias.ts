import { findPublished } from "../find-published.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";

/** `GET /social-medias` (API-19). */
export const socialMedias = defineRead({
  name: "social-medias",
  path: "/social-medias",
  answer: async (context) => ({
    social_medias: (await findPublished(context, "social-medias")).docs.map(({ doc }) => ({
      id: doc.id,
      platform_slug: doc.platform_slug,
      name: doc.name ?? "",
      link: doc.link ?? "",
      ...picture("icon", doc.icon),
      link_placeholder: doc.link_placeholder ?? "",
    })),
  }),
});
