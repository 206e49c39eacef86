import type { InlineStyles } from "../pages/render/inline-styles.ts";

/** A page whose styles stay linked. */
export const linkedStyles: InlineStyles = (html) => ({ html, hashes: [] });
