import * as v from "valibot";
import { count, optional } from "./schema.ts";

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * What a backend may tell about a picture beside its address, in the field `<name>_details`.
 * Optional: without it a picture is still shown, only without its size, smaller files and description.
 */
export const pictureDetails = v.object({
  /** Size of the original, px. */
  width: v.pipe(count, v.minValue(1)),
  height: v.pipe(count, v.minValue(1)),
  alt: v.fallback(v.string(), ""),
  /** The colour it stands on while it loads and where its place is larger, `#rrggbb`; null for a see-through one. */
  color: v.fallback(v.nullable(v.pipe(v.string(), v.hexColor())), null),
  /** Address with `{width}` and `{format}` in it. */
  variants: v.fallback(v.nullable(v.string()), null),
  widths: v.fallback(v.array(v.pipe(count, v.minValue(1))), []),
  formats: v.fallback(v.array(v.picklist(["avif", "webp"])), []),
  /** What stays in sight when a place of another shape crops it, in per cent from the left and the top. */
  focal_point: v.fallback(v.nullable(v.object({ x: percent, y: percent })), null),
  /** Whether it turns round in Arabic: drawings that read in one direction, never photographs, logos or words. */
  mirrored: v.fallback(v.boolean(), false),
  /** Whether it is never cropped: the rest of its place takes its colour. */
  whole: v.fallback(v.boolean(), false),
});
export type PictureDetails = v.InferOutput<typeof pictureDetails>;

export const pictureDetailsField = optional(pictureDetails);
