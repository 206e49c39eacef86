/** Standard widths, pixels. A picture has the versions below its own width. */
const widths = [480, 960, 1600];

/** A version wider than this share of the picture's own width is not made: it would save almost no bytes. */
const worthwhile = 0.85;

export const variantFormats = ["avif", "webp"] as const;

export type VariantFormat = (typeof variantFormats)[number];

/** The formats of a stored picture. A document from before this choice has both formats. */
export const formatsOf = (stored: unknown): readonly VariantFormat[] =>
  Array.isArray(stored) ? variantFormats.filter((format) => stored.includes(format)) : variantFormats;

/** Maximum size of a stored picture, pixels. Larger uploads are scaled down. */
export const originalLimit = { width: 1600, height: 6400 };

/**
 * Widths for a picture of a given width, pixels: 480, 960 and 1600 below its own width, and its own width. 1200
 * gives 480, 960 and 1200; 1000 gives 480 and 1000.
 */
export const variantWidthsOf = (own: number): number[] => [
  ...widths.filter((width) => width < own * worthwhile),
  own,
];

/** The name of a stored file without its extension. The names of its smaller versions begin with it. */
export const variantStem = (filename: string): string => filename.replace(/\.[^.]*$/, "");

/** `<stem>-<width>.<format>`, beside the original `<stem>.<extension>`. */
export const variantName = (filename: string, width: number, format: VariantFormat): string =>
  `${variantStem(filename)}-${width}.${format}`;

const shareEnd = "-share.jpg";

/** Name of the JPEG of a stored WebP for shared links: LinkedIn reads no WebP. Null for a file that needs none. */
export const shareNameOf = (filename: string): string | null =>
  /^[0-9a-z]+\.webp$/.test(filename) ? variantStem(filename) + shareEnd : null;

/** The stored WebP to which a JPEG of this name belongs; null for every other name. */
export const sharedOriginalOf = (name: string): string | null => {
  const filename = `${name.slice(0, -shareEnd.length)}.webp`;
  return shareNameOf(filename) === name ? filename : null;
};

/** The public address of a stored file. It is the same on the site and on the backend. */
export const mediaAddress = (filename: string): string => `/media/${encodeURIComponent(filename)}`;
