import type { PictureDetails } from "@miqyas/contract";

/** A picture that stands for a page where it is shared. */
export interface SharedPicture {
  /** Absolute. */
  url: string;
  /** Size, px, where it is known. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

/**
 * The picture of an entry with its whole address; `null` when it has none that others could fetch
 * @param src absolute, or from the site's root
 */
export function findSharedPicture(
  src: string | null | undefined,
  details: PictureDetails | null | undefined,
  origin: string,
): SharedPicture | null {
  const address = src && URL.canParse(src, origin) ? new URL(src, origin) : null;
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return { url: address.href, width: details?.width, height: details?.height, alt: details?.alt };
}
