import * as v from "valibot";
import { defineRead } from "./call.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, id, list, listRequired, requiredText, text, untranslated } from "./schema.ts";

export const impact = v.object({
  id,
  image: address,
  image_details: pictureDetailsField,
  title: requiredText,
  description: text,
  services: list(v.object({ id, title: requiredText })),
  untranslated,
});
export type Impact = v.InferOutput<typeof impact>;

/** `GET /our-impacts` (API-21). */
export const listImpacts = defineRead({
  name: "our-impacts",
  path: "/our-impacts",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ impacts: listRequired(impact) }),
  result: (data): Impact[] => data.impacts,
  errors: { failed: "noImpacts", invalid: "noImpacts", notFound: "noImpacts" },
});
