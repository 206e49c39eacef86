import { resolveAsset } from "@miqyas/contract";

/**
 * One picture of a `srcset` in the syntax of the HTML standard. An address may contain commas, but neither begins nor
 * ends with one. White space separates it from its width or density.
 */
const candidate = /([^\s,](?:\S*[^\s,])?)(?:\s+([^\s,][^,]*))?/g;

/** Makes every address of a `srcset` absolute. Widths and densities stay. */
export function resolveSrcSet(srcSet: string, base: string): string {
  return [...srcSet.matchAll(candidate)]
    .map(([, address = "", size = ""]) => `${resolveAsset(address, base)} ${size}`.trim())
    .join(", ");
}
