import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import type { Media } from "../payload-types.ts";
import { runAfterCommit } from "../publishing/after-commit.ts";
import { findStored } from "./find-stored.ts";
import { mediaStore } from "./storage/media-store.ts";
import { shareNameOf, variantFormats, variantName } from "./variants.ts";

type Stored = Pick<Media, "filename" | "variant_widths">;

/** Removes an original, its smaller versions and its picture for shares. */
async function removeFiles({ filename, variant_widths }: Stored): Promise<void> {
  if (!filename) return;
  const widths: unknown[] = Array.isArray(variant_widths) ? variant_widths : [];
  for (const width of widths)
    for (const format of variantFormats)
      await mediaStore.remove(variantName(filename, Number(width), format));
  const share = shareNameOf(filename);
  if (share) await mediaStore.remove(share);
  await mediaStore.remove(filename);
}

/** Answers Payload's own address of a file with the public one. */
export const leadToFile = (_: PayloadRequest, { params }: { params: { filename: string } }): Response =>
  new Response(null, { status: 307, headers: { Location: `/media/${encodeURIComponent(params.filename)}` } });

/**
 * Writes an upload and its smaller versions. The files of a replaced upload are removed after the commit, because a refusal
 * or a rollback names them again. Where that fails they stay, and the log names the original.
 */
export const writeFiles: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const { upload } = req.context;
  req.context.upload = undefined;
  if (!upload || !doc.filename) return;
  if (req.file) await mediaStore.write(doc.filename, req.file.data);
  for (const { width, format, data } of upload.picture?.variants ?? [])
    await mediaStore.write(variantName(doc.filename, width, format), data);
  const { filename } = previousDoc ?? {};
  if (!filename || filename === doc.filename) return;
  await runAfterCommit(req, () =>
    removeFiles(previousDoc).catch((error: unknown) => {
      req.payload.logger.error({ event: "media_left", filename, error });
    }),
  );
};

/**
 * Removes the files of an upload before its entry is deleted. A store that does not answer refuses that: they would stay
 * public. After the deletion it would be too late, because Payload commits the other deletions of many, and this one too.
 */
export const deleteFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const stored = await findStored(req, id);
  if (stored) await removeFiles(stored);
};
