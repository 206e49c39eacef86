import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import { env } from "../env.ts";
import type { Media } from "../payload-types.ts";
import { variantFormats, variantName } from "./variants.ts";

const pathOf = (name: string) => path.join(env.MEDIA_DIR, name);

async function removeVariants({ filename, variant_widths }: Pick<Media, "filename" | "variant_widths">) {
  if (!filename || !Array.isArray(variant_widths)) return;
  for (const width of variant_widths)
    for (const format of variantFormats)
      await rm(pathOf(variantName(filename, Number(width), format)), { force: true });
}

/** Writes the smaller versions beside the original, and removes those of a replaced file. */
export const writeVariants: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const { upload } = req.context;
  req.context.upload = undefined;
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) await removeVariants(previousDoc);
  if (!upload?.picture || !doc.filename) return;
  await mkdir(env.MEDIA_DIR, { recursive: true });
  for (const { width, format, data } of upload.picture.variants)
    await writeFile(pathOf(variantName(doc.filename, width, format)), data);
};

/** Removes the smaller versions of a deleted picture. */
export const deleteVariants: CollectionAfterDeleteHook<Media> = ({ doc }) => removeVariants(doc);
