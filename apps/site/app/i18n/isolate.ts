/** Words of a visitor inside a sentence: their direction does not disorder it (Unicode's first strong isolate). */
export const isolate = (words: string) => `\u2068${words}\u2069`;
