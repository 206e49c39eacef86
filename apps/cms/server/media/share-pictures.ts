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
  /** By name: searches that have not ended. A file that is being written is not found before it is whole. */
  const searches = new Map<string, Promise<StoredFile | undefined>>();

  async function findOrMake(name: string, original: string): Promise<StoredFile | undefined> {
    const stored = await store.find(name);
    if (stored) return stored;
    const webp = await store.read(original);
    if (!webp) return undefined;
    await store.write(name, await toJpeg(webp));
    return store.find(name);
  }

  return function find(name) {
    const original = sharedOriginalOf(name);
    if (original === null) return store.find(name);
    const search = searches.get(name) ?? findOrMake(name, original).finally(() => searches.delete(name));
    searches.set(name, search);
    return search;
  };
}
