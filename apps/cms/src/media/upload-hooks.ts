import { randomBytes } from "node:crypto";
import { MissingFile } from "payload";
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";
import * as v from "valibot";
import { refusalOf } from "../refusal.ts";
import { cleanName } from "./library/original-name.ts";
import { preparePicture, type PreparedPicture } from "./prepare-picture.ts";
import { mediaStore } from "./storage/media-store.ts";
import { getUploadKind, refusals, uploadReserve, UploadRefused, type UploadedFile } from "./upload-policy.ts";

declare module "payload" {
  interface RequestContext {
    /**
     * The upload of this request, from the hook that accepts the file to the hook that has stored it. The
     * import of sample content, which prepares many pictures at once, sets it beforehand.
     */
    upload?: { name: string; picture?: PreparedPicture } | undefined;
  }
}

/** The focal point of a picture for which none was chosen. */
const centre = { focalX: 50, focalY: 50 };

/** A random name for a stored file. Visitors never see the name that the sender used (B6). */
const randomName = (extension: string) => `${randomBytes(12).toString("hex")}.${extension}`;

async function accept(file: UploadedFile, req: PayloadRequest): Promise<UploadedFile> {
  const kind = getUploadKind(file);
  if ((await mediaStore.room()) < uploadReserve) throw new UploadRefused("space");
  const name = cleanName(file.name);
  req.context.upload = { name };
  if (!kind.picture) return { ...file, mimetype: kind.mime, name: randomName(kind.extensions[0] ?? "") };
  const picture = await preparePicture(file.data, kind.mime);
  req.context.upload = { name, picture };
  return { data: picture.data, mimetype: `image/${picture.extension}`, name: randomName(picture.extension) };
}

/**
 * Checks an uploaded file, re-encodes a picture and renames it before Payload sees it. A new entry comes with its file:
 * without one Payload would fetch it from the address in `url` (B8).
 */
export const acceptUpload: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === "create" && !req.file) throw new MissingFile(req.t);
  if ((operation !== "create" && operation !== "update") || !req.file || req.context.upload) return;
  try {
    const accepted = await accept(req.file, req);
    req.file = { ...req.file, ...accepted, size: accepted.data.length };
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    req.payload.logger.warn({ event: "upload_rejected", reason: error.reason });
    throw refusalOf(req, refusals[error.reason]);
  }
};

/** Percent of the width or height. */
const coordinate = v.pipe(v.unknown(), v.transform(Number), v.number(), v.minValue(0), v.maxValue(100));
const focalEdit = v.object({ focalPoint: v.object({ x: coordinate, y: coordinate }) });

/**
 * Takes the focal point out of the address of a save. Payload would compare its texts with the stored numbers and fetch the
 * file again, to cut sizes that this library does not have; from a bucket it cannot. A picture that takes the place of
 * another has none of its own.
 */
export const readFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return;
  if (!req.query.uploadEdits) {
    // The form sends the point of the picture before.
    const isReplaced = operation === "update" && req.file && !req.context.upload;
    return isReplaced ? { ...args, data: { ...args.data, ...centre } } : undefined;
  }
  const edit = v.safeParse(focalEdit, req.query.uploadEdits);
  delete req.query.uploadEdits;
  if (!edit.success) return;
  const { x, y } = edit.output.focalPoint;
  // Payload takes the point of a new file from here alone.
  if (req.file) req.query.uploadEdits = { focalPoint: { x, y } };
  else return { ...args, data: { ...args.data, focalX: x, focalY: y } };
};

/** Writes the original name, size, colour and smaller versions of the file into its document. */
export const describeUpload: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.context.upload) return data;
  const { name: original_name, picture } = req.context.upload;
  if (!picture)
    return {
      ...data,
      original_name,
      width: null,
      height: null,
      color: null,
      variant_widths: [],
      variant_formats: [],
    };
  const { width, height, color, variants, formats } = picture;
  const widths = [...new Set(variants.map((variant) => variant.width))];
  return { ...data, original_name, width, height, color, variant_widths: widths, variant_formats: formats };
};
