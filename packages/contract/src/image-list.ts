import * as v from "valibot";
import { pictureDetailsField } from "./picture.ts";
import { address, list, text } from "./schema.ts";

/** One of several pictures of an entity. Reports have `alt_text` (RPD-2). */
const listedImage = v.object({ image: address, image_details: pictureDetailsField, alt_text: text });
export type ListedImage = Omit<v.InferOutput<typeof listedImage>, "image"> & { image: string };

/** Pictures of an entity. Entries without an address are omitted. */
export const imageList = v.pipe(
  list(listedImage),
  v.transform((images) => images.filter((entry): entry is ListedImage => entry.image !== null)),
);
