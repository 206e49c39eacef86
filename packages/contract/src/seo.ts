import * as v from "valibot";
import { pictureDetailsField } from "./picture.ts";
import { address, optional, text } from "./schema.ts";

/**
 * What search engines and shared links say of an entry (RT-26). An empty text or picture stands for the entry's own title,
 * excerpt or picture.
 */
const seo = v.object({
  title: text,
  description: text,
  /** The picture of the card that is shown where the page is shared. */
  image: address,
  image_details: pictureDetailsField,
  /** Whether the page stays out of search engines, the sitemap and the feed. */
  noindex: v.fallback(v.boolean(), false),
});
export type Seo = v.InferOutput<typeof seo>;

/** The optional field `seo` of an entry that has a page. */
export const seoField = optional(seo);
