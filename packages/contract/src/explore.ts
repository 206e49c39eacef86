import * as v from "valibot";
import { pictureDetailsField } from "./picture.ts";
import { address, id, list, text } from "./schema.ts";

const answer = v.union([
  v.pipe(v.string(), v.trim(), v.nonEmpty()),
  v.pipe(
    v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
    v.transform(({ text }) => text),
  ),
]);

/** A part of a service's or tool's page; with a `second_image` it is the three-column layout (SVD-2, ENT-6). */
export const explore = v.object({
  id,
  title: text,
  description: text,
  /** Short lines; a single text on the wire counts as one line. */
  answers: v.fallback(
    v.union([
      v.pipe(
        v.string(),
        v.transform((line) => (line.trim() ? [line.trim()] : [])),
      ),
      list(answer),
    ]),
    [],
  ),
  image: address,
  image_details: pictureDetailsField,
  second_image: address,
  second_image_details: pictureDetailsField,
});
export type Explore = v.InferOutput<typeof explore>;

export const explores = list(explore);
