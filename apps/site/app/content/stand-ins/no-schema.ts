/** Replaces the default schema of `hast-util-sanitize` in browsers: `article-html-schema.ts` says everything itself. */
export const defaultSchema = {};
