import type { OurService } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";
import { isPublished, related } from "../related.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { toExplores } from "./explores.ts";
import { toOffer } from "./offer.ts";
import { listPage, optionalPages } from "./list-page.ts";

const toService = ({ doc, untranslated }: Translated<OurService>, context: ReadContext) => ({
  id: doc.id,
  title: doc.title,
  excerpt: doc.excerpt ?? "",
  ...picture("image", doc.image),
  explores: toExplores(doc.explores),
  ...toOffer(doc, context),
  tools: related(doc.tools)
    .filter((tool) => isPublished(tool, context.locale))
    .map(({ id, name }) => ({ id, name })),
  languages: publicLanguages(doc),
  ...seo(doc),
  untranslated,
});

/** `GET /our-services` (API-17). */
export const ourServices = defineRead({
  name: "our-services",
  path: "/our-services",
  params: optionalPages,
  answer: async (context) => {
    const { docs, pagination } = await listPage(context, "our-services");
    return { our_services: docs.map((service) => toService(service, context)), pagination };
  },
});
