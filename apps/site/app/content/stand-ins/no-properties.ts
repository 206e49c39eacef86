const none = { property: {}, normal: {} };

/**
 * Replaces the attributes of ARIA, SVG and XML of `property-information` in browsers: the sanitiser removes them
 * (`article-html-schema.ts`).
 */
export { none as aria, none as xlink, none as xml, none as xmlns };
export const svg = { ...none, space: "svg" };
