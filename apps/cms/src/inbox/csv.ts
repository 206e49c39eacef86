import { isFormula } from "@miqyas/contract";

/**
 * Characters that change the direction of the text after them. With them a cell could appear to contain
 * something else (R21).
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * One cell (RFC 4180), always in quotation marks: a program that expects another separator splits no cell. A
 * cell that would be a formula starts with an apostrophe and stays text, also a phone number with a plus.
 */
export function csvCell(value: string): string {
  const text = value.replace(turning, "");
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One line of a table, with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Starts the file. Without it spreadsheets assume the machine's own encoding. */
export const byteOrderMark = "\ufeff";
