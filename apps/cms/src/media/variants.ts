/** Widths every picture is offered in, as far as it is that wide. */
const widths = [480, 960, 1600];

/** A width this close to the picture's own would cost its bytes twice and save nobody any. */
const worthwhile = 0.85;

export type VariantFormat = "avif" | "webp";

/** No stored picture is larger than this, whatever was uploaded. */
export const originalLimit = { width: 1600, height: 6400 };

/** 480, 960 and 1600 points, never more than the picture has: 1200 gives 480, 960 and 1200; 1000 gives 480 and 1000. */
export const variantWidthsOf = (own: number): number[] => [
  ...widths.filter((width) => width < own * worthwhile),
  own,
];

/** `<stem>-<width>.<format>`, beside the original `<stem>.<extension>`. */
export const variantName = (filename: string, width: number, format: VariantFormat): string =>
  `${filename.replace(/\.[^.]*$/, "")}-${width}.${format}`;

/** The public address of a stored file, the same on the site and on the CMS. */
export const mediaAddress = (filename: string): string => `/media/${encodeURIComponent(filename)}`;
