import { resolveAsset } from "@miqyas/contract";

/**
 * One picture of a `srcset` as the HTML standard reads it: an address, which may hold commas but neither begins nor
 * ends with one, and after white space its width or density.
 */
const candidate = /([^\s,](?:\S*[^\s,])?)(?:\s+([^\s,][^,]*))?/g;

/** Every address of a `srcset`, made absolute; their widths stay. */
export function resolveSrcSet(srcSet: string, base: string): string {
  return [...srcSet.matchAll(candidate)]
    .map(([, address = "", size = ""]) => `${resolveAsset(address, base)} ${size}`.trim())
    .join(", ");
}
