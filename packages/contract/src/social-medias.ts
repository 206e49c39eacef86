import * as v from "valibot";
import { defineRead } from "./call.ts";
import { defaultSocialLinks, unnamedSocialLink } from "./default-social-links.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, id, listRequired, text, webAddress } from "./schema.ts";

/** A link to a social network; `#` without a web address (CON-3, ENT-7). */
const socialLink = v.pipe(
  v.object({
    id: v.fallback(id, ""),
    platform_slug: text,
    name: text,
    link: text,
    icon: address,
    icon_details: pictureDetailsField,
    link_placeholder: text,
  }),
  v.transform((entry) => ({
    ...entry,
    platform_slug: entry.platform_slug.toLowerCase(),
    name: entry.name || unnamedSocialLink,
    link: v.is(webAddress, entry.link) ? entry.link : "#",
  })),
);
export type SocialLink = v.InferOutput<typeof socialLink>;

const links = listRequired(socialLink);

/** `GET /social-medias` (API-19). Backends use three shapes for the list. */
export const listSocialLinks = defineRead({
  name: "social-medias",
  path: "/social-medias",
  query: (_params: Record<never, never>) => ({}),
  data: v.union([
    v.pipe(
      v.object({ social_medias: links }),
      v.transform((data) => data.social_medias),
    ),
    v.pipe(
      v.object({ social_media: links }),
      v.transform((data) => data.social_media),
    ),
    links,
  ]),
  result: (data): readonly SocialLink[] => (data.length > 0 ? data : defaultSocialLinks),
});
