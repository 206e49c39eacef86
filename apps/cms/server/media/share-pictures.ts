import type { MediaStore, StoredFile } from "../../src/media/storage/media-store.ts";
import { sharedOriginalOf } from "../../src/media/variants.ts";

/** A WebP of the library as JPEG of the same size: its first picture, on white where it is transparent. */
async function toJpeg(webp: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(webp).flatten({ background: "#ffffff" }).jpeg({ quality: 82, progressive: true }).toBuffer();
}

/**
 * Returns a function that finds a file of the library. The JPEG for shared links (ADR 040) is made when it is asked for
 * first, and stored beside its original, which removes it when it is deleted.
 */
export function createSharePictures(
  store: Pick<MediaStore, "find" | "read" | "write">,
): (name: string) => Promise<StoredFile | undefined> {
  /** By name: those that are being made. */
  const making = new Map<string, Promise<void>>();

  async function make(name: string, original: string): Promise<void> {
    const webp = await store.read(original);
    if (webp) await store.write(name, await toJpeg(webp));
  }

  return async function find(name) {
    const original = sharedOriginalOf(name);
    if (original === null) return store.find(name);
    // A file that is being written must not be found yet.
    const stored = making.has(name) ? undefined : await store.find(name);
    if (stored) return stored;
    let work = making.get(name);
    if (!work) {
      work = make(name, original).finally(() => making.delete(name));
      making.set(name, work);
    }
    await work;
    return store.find(name);
  };
}
