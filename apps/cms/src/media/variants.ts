/** Widths every picture is offered in, as far as it is that wide. */
const widths = [480, 960, 1600];

/** A width this close to the picture's own would cost its bytes twice and save nobody any. */
const worthwhile = 0.85;

export const variantFormats = ["avif", "webp"] as const;

export type VariantFormat = (typeof variantFormats)[number];

/** The formats a stored picture has; both of them where the document, older than the choice, does not say. */
export const formatsOf = (stored: unknown): readonly VariantFormat[] =>
  Array.isArray(stored) ? variantFormats.filter((format) => stored.includes(format)) : variantFormats;

/** No stored picture is larger than this, whatever was uploaded. */
export const originalLimit = { width: 1600, height: 6400 };

/** 480, 960 and 1600 points, never more than the picture has: 1200 gives 480, 960 and 1200; 1000 gives 480 and 1000. */
export const variantWidthsOf = (own: number): number[] => [
  ...widths.filter((width) => width < own * worthwhile),
  own,
];

/** The name of a stored file without its ending; its smaller versions begin with it. */
export const variantStem = (filename: string): string => filename.replace(/\.[^.]*$/, "");

/** `<stem>-<width>.<format>`, beside the original `<stem>.<extension>`. */
export const variantName = (filename: string, width: number, format: VariantFormat): string =>
  `${variantStem(filename)}-${width}.${format}`;

/** The public address of a stored file, the same on the site and on the CMS. */
export const mediaAddress = (filename: string): string => `/media/${encodeURIComponent(filename)}`;
