import * as v from "valibot";
import { count, optional } from "./schema.ts";

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * Details of a picture, in the field `<name>_details` beside its address. They are optional: without them the picture is
 * shown without its size, smaller files and description (ADR 004).
 */
export const pictureDetails = v.object({
  /** Size of the original, px. */
  width: v.pipe(count, v.minValue(1)),
  height: v.pipe(count, v.minValue(1)),
  alt: v.fallback(v.string(), ""),
  /** Colour under the picture while it loads and beside it in a larger frame, `#rrggbb`; null for a transparent one. */
  color: optional(v.pipe(v.string(), v.hexColor())),
  /** Address template with `{width}` and `{format}`. */
  variants: optional(v.string()),
  widths: v.fallback(v.array(v.pipe(count, v.minValue(1))), []),
  formats: v.fallback(v.array(v.picklist(["avif", "webp"])), []),
  /**
   * Address of the same picture as JPEG or PNG, for shared links: LinkedIn reads no WebP and no AVIF. Null when the
   * picture itself will do.
   */
  share_image: optional(v.string()),
  /** The point that stays visible when the picture is cropped, in per cent from the left and the top. */
  focal_point: optional(v.object({ x: percent, y: percent })),
  /** Whether it is mirrored in Arabic: drawings with a reading direction, never photographs, logos or words. */
  mirrored: v.fallback(v.boolean(), false),
  /** Whether it is never cropped. The rest of its frame has its colour. */
  whole: v.fallback(v.boolean(), false),
});
export type PictureDetails = v.InferOutput<typeof pictureDetails>;

export const pictureDetailsField = optional(pictureDetails);
