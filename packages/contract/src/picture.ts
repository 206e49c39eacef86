import * as v from "valibot";
import { count, optional } from "./schema.ts";

/**
 * What a backend may tell about a picture beside its address, in the field `<name>_details`.
 * Optional: without it a picture is still shown, only without its size, smaller files and description.
 */
export const pictureDetails = v.object({
  /** Size of the original, px. */
  width: v.pipe(count, v.minValue(1)),
  height: v.pipe(count, v.minValue(1)),
  alt: v.fallback(v.string(), ""),
  /** Dominant colour, `#rrggbb`. */
  color: v.fallback(v.nullable(v.pipe(v.string(), v.hexColor())), null),
  /** A picture of a few pixels as a `data:` address. */
  placeholder: v.fallback(
    v.nullable(v.pipe(v.string(), v.startsWith("data:image/"), v.maxLength(800))),
    null,
  ),
  /** Address with `{width}` and `{format}` in it. */
  variants: v.fallback(v.nullable(v.string()), null),
  widths: v.fallback(v.array(v.pipe(count, v.minValue(1))), []),
  formats: v.fallback(v.array(v.picklist(["avif", "webp"])), []),
});
export type PictureDetails = v.InferOutput<typeof pictureDetails>;

export const pictureDetailsField = optional(pictureDetails);
