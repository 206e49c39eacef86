/** Advance of a character as a share of the font size, for Instrument Sans and Alexandria at weight 600. Rounded up. */
const advances: readonly (readonly [RegExp, number])[] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[\s]/u, 0.24],
  [/[ilIj.,:;'’|!٬٫اأإآ]/u, 0.32],
  [/[mwMW@%٪]/u, 1],
  [/[\d٠-٩]/u, 0.68],
  [/[\p{Lu}&]/u, 0.79],
  [/[سشصضطظكثتبفقي]/u, 0.8],
  [/\p{Script=Arabic}/u, 0.58],
];

/**
 * The width of a text in px, never less than it will be: the server cannot measure. It decides how labels are broken and
 * how much room they get.
 * @param size font size in px
 */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += advances.find(([kind]) => kind.test(character))?.[1] ?? 0.63;
  return width * size;
}

/** The lines of a text that is at most `width` px wide. A word that is wider is broken. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (textWidth(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = breakWord(word, width, size);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  if (line) lines.push(line);
  return lines;
}

function breakWord(word: string, width: number, size: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece && textWidth(piece + character, size) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
