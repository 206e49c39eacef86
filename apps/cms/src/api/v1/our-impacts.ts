import type { Locale } from "@miqyas/contract";
import type { OurImpact } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished } from "../find-published.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import { isPublished, related } from "../related.ts";

const toImpact = ({ doc, untranslated }: Translated<OurImpact>, locale: Locale) => ({
  id: doc.id,
  ...picture("image", doc.image),
  title: doc.title,
  description: doc.description ?? "",
  services: related(doc.services)
    .filter((service) => isPublished(service, locale))
    .map(({ id, title }) => ({ id, title })),
  untranslated,
});

/** `GET /our-impacts` (API-21). */
export const ourImpacts = defineRead({
  name: "our-impacts",
  path: "/our-impacts",
  answer: async (context) => {
    const { docs } = await findPublished(context, "our-impacts");
    return { impacts: docs.map((impact) => toImpact(impact, context.locale)) };
  },
});
