/** Marks over and under letters, and the tatweel that only stretches a word. */
const marks = /[\p{M}\u0640]/gu;
const oneForm: Record<string, string> = { ٱ: "ا", ى: "ي", ة: "ه" };

/**
 * A text as it is compared in a search: without case, diacritics and tatweel, with one form for the
 * alefs, for ya and for ta marbuta, digits as 0-9, and words without the Arabic article (SRCH-11).
 */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ٱىة]/g, (letter) => oneForm[letter] ?? letter)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(?<!\p{L})(?:ال(?=\p{L}{2})|وال(?=\p{L}{3}))/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
