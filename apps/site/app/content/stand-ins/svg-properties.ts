/** Replaces the SVG attributes of `property-information` in browsers: the sanitiser removes SVG. */
export const svg = { property: {}, normal: {}, space: "svg" };
