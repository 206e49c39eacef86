import { parseUrl } from "@miqyas/contract";
import type { PictureDetails } from "@miqyas/contract";

/** A page's picture for sharing. */
export interface SharedPicture {
  /** Absolute address. */
  url: string;
  /** Size, px, where it is known. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

/**
 * An entry's picture with its absolute address; `null` when it has none that other sites can load. It is the one for
 * shared links, where the backend has one of its own.
 * @param src absolute, or from the site's root
 */
export function findSharedPicture(
  src: string | null | undefined,
  details: PictureDetails | null | undefined,
  origin: string,
): SharedPicture | null {
  const found = src && (details?.share_image ?? src);
  const address = found ? parseUrl(found, origin) : null;
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return { url: address.href, width: details?.width, height: details?.height, alt: details?.alt };
}
