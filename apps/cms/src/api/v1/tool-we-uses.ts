import type { ToolWeus } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { picture, pictures } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { toExplores } from "./explores.ts";
import { toOffer } from "./offer.ts";
import { listPage, optionalPages } from "./list-page.ts";

const toTool = ({ doc, untranslated }: Translated<ToolWeus>, context: ReadContext) => ({
  id: doc.id,
  name: doc.name,
  description: doc.description ?? "",
  ...picture("image", doc.image),
  images: pictures(doc.images),
  explores: toExplores(doc.explores),
  ...toOffer(doc, context),
  languages: publicLanguages(doc),
  ...seo(doc),
  untranslated,
});

/** `GET /tool-we-uses` (API-18). */
export const toolWeUses = defineRead({
  name: "tool-we-uses",
  path: "/tool-we-uses",
  params: optionalPages,
  answer: async (context) => {
    const { docs, pagination } = await listPage(context, "tool-we-uses");
    return { tool_we_use: docs.map((tool) => toTool(tool, context)), pagination };
  },
});
