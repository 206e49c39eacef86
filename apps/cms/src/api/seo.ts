import type { Blog } from "../payload-types.ts";
import { findFile, picture } from "./pictures.ts";

type SeoFields = Pick<Blog, "seo_title" | "seo_description" | "seo_image" | "seo_noindex">;

/** The optional `seo` of an answer (RT-26). An entry without anything of its own for search engines has none. */
export function seo(doc: SeoFields) {
  const { seo_title: title, seo_description: description, seo_image: image, seo_noindex: noindex } = doc;
  if (!title && !description && !findFile(image) && !noindex) return {};
  return {
    seo: {
      title: title ?? "",
      description: description ?? "",
      ...picture("image", image),
      noindex: noindex === true,
    },
  };
}
