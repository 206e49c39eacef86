import { mediaAddress, variantName } from "./variants.ts";

/** The small version of a picture for the admin's lists. Returns null for films and documents. */
export function findThumbnail({ doc }: { doc: Record<string, unknown> }): string | null {
  const { filename, variant_widths: widths, mimeType } = doc;
  if (typeof filename !== "string" || typeof mimeType !== "string" || !mimeType.startsWith("image/"))
    return null;
  const smallest: unknown = Array.isArray(widths) ? widths[0] : undefined;
  return mediaAddress(typeof smallest === "number" ? variantName(filename, smallest, "webp") : filename);
}
