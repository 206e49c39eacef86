import sharp from "sharp";
import { encodeFlat, encodeIfFlat, resizeFlat } from "./flat-art.ts";
import { findGround } from "./ground.ts";
import { decode, fromPixels, type Pixels } from "./pixels.ts";
import { maxFrames, maxPixels, UploadRefused } from "./upload-policy.ts";
import { originalLimit, variantWidthsOf, type VariantFormat } from "./variants.ts";

/** A picture in its stored form: re-encoded, upright, without metadata, with its smaller versions. */
export interface PreparedPicture {
  data: Buffer;
  extension: "png" | "webp";
  width: number;
  height: number;
  variants: { width: number; format: VariantFormat; data: Buffer }[];
  /** Formats of the smaller versions: flat art has only the lossless one. */
  formats: readonly VariantFormat[];
  /** Background colour, `#rrggbb`; null for a transparent picture. */
  color: string | null;
}

// Effort 1 of 9: the next level takes twice the time and saves a tenth of the bytes.
const avif = { quality: 55, effort: 1 };
const webp = { quality: 82, effort: 2 };
const fit = { ...originalLimit, fit: "inside", withoutEnlargement: true } as const;

const open = (bytes: Buffer, animated = false) => sharp(bytes, { limitInputPixels: maxPixels, animated });

/** Returns the number of frames. Refuses too many of them, and too many pixels, before any pixel is decoded (B7). */
async function countFrames(bytes: Buffer, mostFrames: number): Promise<number> {
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height * pages > maxPixels) throw new UploadRefused("pixels");
  if (pages > mostFrames) throw new UploadRefused("frames");
  return pages;
}

async function drawVariants(pixels: Pixels): Promise<PreparedPicture["variants"]> {
  const variants: PreparedPicture["variants"] = [];
  for (const width of variantWidthsOf(pixels.info.width)) {
    const smaller = width === pixels.info.width ? pixels : await decode(fromPixels(pixels).resize(width));
    variants.push({ width, format: "avif", data: await fromPixels(smaller).avif(avif).toBuffer() });
    variants.push({ width, format: "webp", data: await fromPixels(smaller).webp(webp).toBuffer() });
  }
  return variants;
}

/**
 * Encodes the smaller versions of a drawing without loss, except those that are encoded already. Lossy formats add noise
 * around edges and save no bytes.
 * @param encoded the known versions, by width
 */
async function drawFlatVariants(
  pixels: Pixels,
  encoded: ReadonlyMap<number, Buffer>,
): Promise<PreparedPicture["variants"]> {
  const variants: PreparedPicture["variants"] = [];
  for (const width of variantWidthsOf(pixels.info.width)) {
    const smaller = () => (width === pixels.info.width ? pixels : resizeFlat(pixels, width));
    const data = encoded.get(width) ?? (await encodeFlat(await smaller()));
    variants.push({ width, format: "webp", data });
  }
  return variants;
}

/**
 * Prepares a moving picture as one moving WebP. It has no smaller versions: a still picture would show
 * something else.
 */
async function prepareMoving(bytes: Buffer): Promise<PreparedPicture> {
  const { data, info } = await open(bytes, true).resize(fit).webp(webp).toBuffer({ resolveWithObject: true });
  const first = await decode(open(bytes).resize(fit).toColourspace("srgb"));
  const height = info.pageHeight ?? info.height;
  const color = await findGround(first, false);
  return { data, extension: "webp", width: info.width, height, variants: [], formats: [], color };
}

/** Whether a PNG or WebP has the size of a stored picture and no metadata. */
async function isBare(bytes: Buffer, mime: string): Promise<boolean> {
  if (mime !== "image/png" && mime !== "image/webp") return false;
  const { width, height, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  return (
    width <= originalLimit.width &&
    height <= originalLimit.height &&
    ![exif, xmp, iptc, icc, comments].some(Boolean)
  );
}

/** Whether a file is a WebP without loss and without other parts (RFC 9649, 2.6). */
const isLossless = (bytes: Buffer) => bytes.toString("latin1", 8, 16) === "WEBPVP8L";

/**
 * Prepares a still picture. An upload in PNG (drawings, logos) stays PNG; all others become WebP. A drawing that stays as
 * it is, in WebP without loss, is its own largest version.
 */
async function prepareStill(bytes: Buffer, mime: string, keepBare: boolean): Promise<PreparedPicture> {
  const pixels = await decode(open(bytes).autoOrient().resize(fit).toColourspace("srgb"));
  const { width, height } = pixels.info;
  const extension = mime === "image/png" ? "png" : "webp";
  const original = () => (extension === "png" ? fromPixels(pixels).png() : fromPixels(pixels).webp(webp));
  const flat = await encodeIfFlat(pixels);
  const data = keepBare && (await isBare(bytes, mime)) ? bytes : await original().toBuffer();
  const encoded = new Map(flat && [[flat.width, flat.data]]);
  if (isLossless(data)) encoded.set(width, data);
  return {
    data,
    extension,
    width,
    height,
    variants: flat ? await drawFlatVariants(pixels, encoded) : await drawVariants(pixels),
    formats: flat ? ["webp"] : ["avif", "webp"],
    color: await findGround(pixels, flat !== null),
  };
}

/**
 * Makes the stored form of an accepted picture. With `keepBare`, a still PNG or WebP that needs no change stays byte for
 * byte. Throws `UploadRefused` for a picture with too many pixels or frames, or a damaged file.
 */
export async function preparePicture(
  bytes: Buffer,
  mime: string,
  { keepBare = false } = {},
): Promise<PreparedPicture> {
  try {
    // What the operator imports was stored before.
    const frames = await countFrames(bytes, keepBare ? Infinity : maxFrames);
    return frames > 1 ? await prepareMoving(bytes) : await prepareStill(bytes, mime, keepBare);
  } catch (error) {
    throw error instanceof UploadRefused ? error : new UploadRefused("damaged");
  }
}
