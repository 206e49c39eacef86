/** A text as a part of a regular expression that finds it. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** One Arabic vowel mark, dagger alef or tatweel, as a part of a regular expression. */
export const vowelMarks = "[\\u064b-\\u0652\\u0670\\u0640]";
