import * as v from "valibot";
import { defineRead } from "./call.ts";
import { categories } from "./category.ts";
import { imageList } from "./image-list.ts";
import { pictureDetailsField } from "./picture.ts";
import {
  address,
  id,
  languagesField,
  list,
  listRequired,
  moment,
  optional,
  requiredText,
  text,
  untranslated,
} from "./schema.ts";
import { seoField } from "./seo.ts";

export const word = v.object({
  id,
  title: requiredText,
  excerpt: text,
  image: address,
  image_details: pictureDetailsField,
  images: imageList,
  content: text,
  created_at: moment,
  categories,
  /** Keys of markets that the entry is about; optional on the wire (RT-5). */
  markets: list(v.string()),
  /** The newest texts that mention the word; optional on the wire (WDD-3). */
  used_in: list(
    v.object({
      kind: v.picklist(["articles", "lessons", "reports"]),
      id,
      /** The last part of the address of an article; `null` for the other kinds. */
      slug: optional(requiredText),
      title: requiredText,
    }),
  ),
  languages: languagesField,
  seo: seoField,
  untranslated,
});
export type Word = v.InferOutput<typeof word>;

/** `GET /words-in-markets`: the whole glossary. A word's page finds its entry by id (API-14). */
export const listWords = defineRead({
  name: "words-in-markets",
  path: "/words-in-markets",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ items: listRequired(word) }),
  result: (data): Word[] => data.items,
  errors: { failed: "noWords", invalid: "invalidWords", notFound: "noWords" },
});
