/** How far a rule looks from a place, in letters. Without a limit its time grows with the square of the text's length. */
const reach = 200;

export const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - reach), at);
export const textAfter = (text: string, at: number): string => text.slice(at, at + reach);

/** The word around a place, from blank to blank. */
export const wordAt = (text: string, at: number): string =>
  (/\S*$/u.exec(textBefore(text, at))?.[0] ?? "") + (/^\S*/u.exec(textAfter(text, at))?.[0] ?? "");
