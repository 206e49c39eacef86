/** Characters that end a line beside `\n`: VT, FF, NEL, line and paragraph separator, and `\r` with or without it. */
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * C0 and C1 controls except tab and newline, bidi overrides, lone surrogates, BOM, and the two characters that XML does
 * not allow beside these. The ends of lines are replaced before.
 */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- controls are exactly what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Makes a typed text safe to store and to show: NFC, without control characters and direction overrides. ZWNJ, ZWJ, LRM
 * and RLM stay, because Arabic and Persian need them (B15).
 */
export function cleanText(value: string): string {
  return value.replace(lineEnd, "\n").replace(unwanted, "").normalize("NFC").trim();
}

/** The same for a text of one line, which is safe in a mail header (B9). */
export function cleanLine(value: string): string {
  return cleanText(value.replace(lineEnd, "\n").replace(/[\n\t]+/g, " ")).replace(/ {2,}/g, " ");
}

/** Whether a text has a character that somebody sees. Joiners and direction marks alone are none (CON-5). */
export const isVisible = (text: string): boolean => /[^\s\p{DI}\p{Cf}]/u.test(text);

/** Arabic-Indic and Persian digits as 0-9 (CON-6). */
export function latinDigits(value: string): string {
  return value
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** The address of a link that calls a number (RFC 3966). */
export const callAddress = (phone: string): string => `tel:${latinDigits(phone).replace(/[^+\d]/g, "")}`;
