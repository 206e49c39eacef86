import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import type { Media } from "../payload-types.ts";
import { mediaStore } from "./storage/media-store.ts";
import { shareNameOf, variantFormats, variantName } from "./variants.ts";

async function removeVariants({ filename, variant_widths }: Pick<Media, "filename" | "variant_widths">) {
  if (!filename || !Array.isArray(variant_widths)) return;
  for (const width of variant_widths)
    for (const format of variantFormats)
      await mediaStore.remove(variantName(filename, Number(width), format));
  const share = shareNameOf(filename);
  if (share) await mediaStore.remove(share);
}

/** Writes the smaller versions beside the original, and removes those of a replaced file. */
export const writeVariants: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const { upload } = req.context;
  req.context.upload = undefined;
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) await removeVariants(previousDoc);
  if (!upload?.picture || !doc.filename) return;
  for (const { width, format, data } of upload.picture.variants)
    await mediaStore.write(variantName(doc.filename, width, format), data);
};

/** Removes the smaller versions of a deleted picture. */
export const deleteVariants: CollectionAfterDeleteHook<Media> = ({ doc }) => removeVariants(doc);
