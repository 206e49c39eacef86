import { resolveAsset } from "@miqyas/contract";

/**
 * One picture of a `srcset` in the syntax of the HTML standard. An address may contain commas, but neither begins nor
 * ends with one. White space separates it from its width or density.
 */
const candidate = /([^\s,](?:\S*[^\s,])?)(?:\s+([^\s,][^,]*))?/g;

/** Makes every address of a `srcset` absolute. Widths and densities stay; what is no address goes with its width. */
export function resolveSrcSet(srcSet: string, base: string): string {
  return [...srcSet.matchAll(candidate)]
    .flatMap(([, address = "", size = ""]) => {
      const url = resolveAsset(address, base);
      return url ? [`${url} ${size}`.trim()] : [];
    })
    .join(", ");
}
