/** A cell that a spreadsheet would run as a formula, also behind spaces and invisible signs, or in full width. */
const formula = /^(?:[\t\r\0]|[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Signs that turn the direction of what follows, so that a cell could seem to say what it does not (R21). */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * One cell after RFC 4180, always in quotation marks: a program that takes another separator for granted cuts none
 * in two. A cell that would be a formula begins with an apostrophe and stays text; a phone number keeps its plus.
 */
export function csvCell(value: string): string {
  const text = value.replace(turning, "");
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One line of a table, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Stands before the first line: spreadsheets take a file without it for the machine's own encoding. */
export const byteOrderMark = "\ufeff";
