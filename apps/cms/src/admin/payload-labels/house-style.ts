type Texts = { [name: string]: Texts | string };

/**
 * Payload's Arabic texts by the rules of docs/copy.md: vowel marks only on the letter of ًا, Arabic commas and
 * quotation marks. A text with HTML stays as it is.
 */
export const toHouseStyle = (text: string): string =>
  text.includes("<a ")
    ? text
    : text
        .replaceAll(/[\u064C-\u0652]/g, "")
        .replaceAll(/ ?[,،] ?/g, "، ")
        .replaceAll(/"([^"]*)"/g, "«$1»")
        .replaceAll("...", "…");

/** All texts of a catalogue by the rules. */
export function inHouseStyle<T extends Texts>(texts: T): T;
export function inHouseStyle(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === "string" ? toHouseStyle(text) : inHouseStyle(text),
    ]),
  );
}
