import type { OurService } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { toExplores } from "./explores.ts";
import { listPage, optionalPages } from "./list-page.ts";

const toService = ({ doc, untranslated }: Translated<OurService>) => ({
  id: doc.id,
  title: doc.title,
  excerpt: doc.excerpt ?? "",
  ...picture("image", doc.image),
  explores: toExplores(doc.explores),
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
    return { our_services: docs.map(toService), pagination };
  },
});
