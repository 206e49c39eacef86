/**
 * C0 and C1 controls except tab and newline, line and paragraph separators, bidi overrides, lone surrogates, BOM, and the
 * two characters that XML does not allow beside these.
 */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- controls are exactly what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Makes a typed text safe to store and to show: NFC, without control characters and direction overrides. ZWNJ, ZWJ, LRM
 * and RLM stay, because Arabic and Persian need them (B15).
 */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(unwanted, "").normalize("NFC").trim();
}

/** The same for a text of one line, which is safe in a mail header (B9). */
export function cleanLine(value: string): string {
  return cleanText(value.replace(/[\r\n\t]+/g, " ")).replace(/ {2,}/g, " ");
}

/** Arabic-Indic and Persian digits as 0-9 (CON-6). */
export function latinDigits(value: string): string {
  return value
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** The address of a link that calls a number (RFC 3966). */
export const callAddress = (phone: string): string => `tel:${latinDigits(phone).replace(/[^+\d]/g, "")}`;
