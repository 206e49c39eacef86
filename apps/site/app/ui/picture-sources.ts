import type { PictureDetails } from "@miqyas/contract";

/** A `source` of a `<picture>`: the picture in one format and several widths. */
interface PictureSource {
  type: `image/${string}`;
  srcSet: string;
}

/** Smallest format first: browsers take the first one that they support. */
const formatsBySize = ["avif", "webp"] as const;

/** The alternatives to the original file; empty when the backend lists none. */
export function pictureSources(details: PictureDetails | null | undefined): PictureSource[] {
  const { variants = null, widths = [], formats = [] } = details ?? {};
  if (!variants || widths.length === 0) return [];
  const ordered = [...new Set(widths)].sort((a, b) => a - b);
  return formatsBySize
    .filter((format) => formats.includes(format))
    .map((format) => ({
      type: `image/${format}`,
      srcSet: ordered.map((width) => `${addressOf(variants, width, format)} ${width}w`).join(", "),
    }));
}

/** Spaces and commas would end an address in a `srcset`. */
function addressOf(template: string, width: number, format: string): string {
  return template
    .replaceAll("{width}", String(width))
    .replaceAll("{format}", format)
    .replaceAll(" ", "%20")
    .replaceAll(",", "%2C");
}
