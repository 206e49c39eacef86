import { formatsOf, mediaAddress } from "../media/variants.ts";
import type { Media } from "../payload-types.ts";

type MediaField = Media | number | null | undefined;

/** The file a field points to, when it is there. */
export const findFile = (field: MediaField): Media | undefined =>
  typeof field === "object" && field?.filename ? field : undefined;

/** The public address of the file a field points to, relative to the backend's host (ENT-1). */
export const addressOf = (field: MediaField): string | null => {
  const filename = findFile(field)?.filename;
  return filename ? mediaAddress(filename) : null;
};

/** Null where nobody has chosen one: Payload writes the middle then. */
function focalPointOf({ focalX, focalY }: Media) {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? null : { x, y };
}

/** What the contract's `pictureDetails` tells beside the address: size, description, smaller files. */
export function pictureDetails(field: MediaField) {
  const file = findFile(field);
  if (!file?.filename || !file.width || !file.height) return null;
  const widths = Array.isArray(file.variant_widths) ? file.variant_widths.map(Number).filter(Boolean) : [];
  const stem = mediaAddress(file.filename.replace(/\.[^.]*$/, ""));
  return {
    width: file.width,
    height: file.height,
    alt: file.alt ?? "",
    color: file.color ?? null,
    variants: widths.length > 0 ? `${stem}-{width}.{format}` : null,
    widths,
    formats: widths.length > 0 ? formatsOf(file.variant_formats) : [],
    focal_point: focalPointOf(file),
    mirrored: file.mirrored === true,
    whole: file.whole === true,
  };
}

/** A picture on the wire: `<name>` is its address, `<name>_details` what is known about it. */
export const picture = <Name extends string>(name: Name, field: MediaField) =>
  ({ [name]: addressOf(field), [`${name}_details`]: pictureDetails(field) }) as Record<Name, string | null> &
    Record<`${Name}_details`, ReturnType<typeof pictureDetails>>;

/** `images[]` of the wire. Entries whose file is gone are left out. */
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
