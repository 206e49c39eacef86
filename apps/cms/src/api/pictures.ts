import { formatsOf, mediaAddress, shareNameOf, variantStem } from "../media/variants.ts";
import type { Media } from "../payload-types.ts";

type MediaField = Media | number | null | undefined;

/** The file to which a field points, if it exists. */
export const findFile = (field: MediaField): Media | undefined =>
  typeof field === "object" && field?.filename ? field : undefined;

/** The public address of the file to which a field points, relative to the backend's host (ENT-1). */
export const addressOf = (field: MediaField): string | null => {
  const filename = findFile(field)?.filename;
  return filename ? mediaAddress(filename) : null;
};

/** The focal point, or null when nobody has set one: Payload then stores the middle. */
function focalPointOf({ focalX, focalY }: Media) {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? null : { x, y };
}

/** The contract's `pictureDetails`: size, description and smaller versions. */
export function pictureDetails(field: MediaField) {
  const file = findFile(field);
  if (!file?.filename || !file.width || !file.height) return null;
  const widths = Array.isArray(file.variant_widths) ? file.variant_widths.map(Number).filter(Boolean) : [];
  const share = shareNameOf(file.filename);
  const stem = mediaAddress(variantStem(file.filename));
  return {
    width: file.width,
    height: file.height,
    alt: file.alt ?? "",
    color: file.color ?? null,
    variants: widths.length > 0 ? `${stem}-{width}.{format}` : null,
    widths,
    formats: widths.length > 0 ? formatsOf(file.variant_formats) : [],
    share_image: share && mediaAddress(share),
    focal_point: focalPointOf(file),
    mirrored: file.mirrored === true,
    whole: file.whole === true,
  };
}

/** A picture in an answer: `<name>` is its address, `<name>_details` its details. */
export const picture = <Name extends string>(name: Name, field: MediaField) =>
  ({ [name]: addressOf(field), [`${name}_details`]: pictureDetails(field) }) as Record<Name, string | null> &
    Record<`${Name}_details`, ReturnType<typeof pictureDetails>>;

/** The `images[]` of an answer. Entries without a file are left out. */
export const pictures = (
  entries: { image: MediaField; id?: string | null; alt_text?: string | null }[] | null | undefined,
) =>
  (entries ?? [])
    .filter(({ image }) => findFile(image))
    .map(({ id, image, alt_text }) => ({
      id: id ?? "",
      ...picture("image", image),
      ...(alt_text !== undefined && { alt_text: alt_text ?? "" }),
    }));
