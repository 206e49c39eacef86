import * as v from "valibot";
import { defineRead } from "./call.ts";
import type { PagedList } from "./call.ts";
import { explores } from "./explore.ts";
import { imageList } from "./image-list.ts";
import { offer } from "./offer.ts";
import { paginationField } from "./pagination.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, id, languagesField, listRequired, requiredText, text, untranslated } from "./schema.ts";
import { seoField } from "./seo.ts";

export const tool = v.object({
  id,
  name: requiredText,
  description: text,
  image: address,
  image_details: pictureDetailsField,
  images: imageList,
  explores,
  ...offer,
  languages: languagesField,
  seo: seoField,
  untranslated,
});
export type Tool = v.InferOutput<typeof tool>;

/** `GET /tool-we-uses` (API-18). */
export const listTools = defineRead({
  name: "tool-we-uses",
  path: "/tool-we-uses",
  query: ({ page }: { page?: number }) => ({ page }),
  data: v.object({ tool_we_use: listRequired(tool), pagination: paginationField }),
  result: (data): PagedList<Tool> => ({ items: data.tool_we_use, pagination: data.pagination }),
  errors: { failed: "noTools", invalid: "noTools", notFound: "noTools" },
});
