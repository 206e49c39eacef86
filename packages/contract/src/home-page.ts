import * as v from "valibot";
import { defineRead } from "./call.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, text, untranslated } from "./schema.ts";

/** The hero (HOME-3, HOME-6). `hero_image` is optional on the wire. */
export const homePage = v.object({
  video_title: text,
  video_description: text,
  video: address,
  video_alt_text: text,
  hero_image: address,
  hero_image_details: pictureDetailsField,
  untranslated,
});
export type HomePage = v.InferOutput<typeof homePage>;

/** `GET /home-page` (API-20). */
export const getHomePage = defineRead({
  name: "home-page",
  singular: true,
  path: "/home-page",
  query: (_params: Record<never, never>) => ({}),
  data: homePage,
  result: (data): HomePage => data,
});
