import sharp from "sharp";
import { decode, fromPixels, type Pixels } from "./pixels.ts";

// No dithering: it would add noise to plain backgrounds.
const palette = { palette: true, quality: 95, dither: 0, effort: 3, compressionLevel: 0 } as const;
const lossless = { lossless: true, effort: 4 } as const;

/** AVIF settings that show flat art about as cleanly as a palette does. */
const cleanAvif = { quality: 90, effort: 1, chromaSubsampling: "4:4:4" } as const;

/** Width at which pictures are measured: enough to tell drawings from photographs, and fast. */
const measuredWidth = 480;

/** Encodes a picture as lossless WebP with at most 256 colours: edges stay sharp and backgrounds plain. */
export async function encodeFlat(pixels: Pixels): Promise<Buffer> {
  const indexed = await fromPixels(pixels).png(palette).toBuffer();
  return sharp(indexed).webp(lossless).toBuffer();
}

/** Makes flat art smaller. The default filter would leave pale halos along every edge. */
export const resizeFlat = (pixels: Pixels, width: number): Promise<Pixels> =>
  decode(fromPixels(pixels).resize(width, null, { kernel: "linear" }));

/**
 * Bytes per pixel below which a drawing needs no comparison: photographs take five times as many. The AVIF of no drawing
 * of the sample content is smaller, nor that of a blurred grey photograph.
 */
const surelySmall = 0.08;

/**
 * Encodes a picture of the measured width at most, if it is flat art; else null. It is flat when a palette keeps
 * nearly all of its pixels unchanged, and takes few bytes, or fewer than an AVIF of the same quality. Photographs
 * fail both tests, smooth gradients fail the first, grey photographs the second.
 */
export async function encodeIfFlat(pixels: Pixels): Promise<{ width: number; data: Buffer } | null> {
  const small = pixels.info.width > measuredWidth ? await resizeFlat(pixels, measuredWidth) : pixels;
  const { width, height } = small.info;
  const data = await encodeFlat(small);
  if ((await shareKept(small, data)) < 0.85) return null;
  if (data.length < surelySmall * width * height) return { width, data };
  const avif = await fromPixels(small).avif(cleanAvif).toBuffer();
  return data.length <= avif.length ? { width, data } : null;
}

/** Share of pixels whose channels are all within one step of the original's. */
async function shareKept({ data, info: { channels } }: Pixels, encoded: Buffer): Promise<number> {
  const image = sharp(encoded);
  const again = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha()).raw().toBuffer();
  let kept = 0;
  for (let point = 0; point < data.length; point += channels) {
    let far = false;
    for (let at = point; at < point + channels; at++)
      far ||= Math.abs((data[at] ?? 0) - (again[at] ?? 0)) > 1;
    if (!far) kept++;
  }
  return kept / (data.length / channels);
}
