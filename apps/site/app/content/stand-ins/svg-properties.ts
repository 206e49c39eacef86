/** In place of the SVG attributes of `property-information` in browsers: no SVG comes through the sanitiser. */
export const svg = { property: {}, normal: {}, space: "svg" };
