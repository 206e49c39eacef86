const formula = /^(?:[\t\r\0]|[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/**
 * Whether a spreadsheet would run a text cell as a formula. Leading spaces, invisible characters and full-width signs
 * count too. Such a cell is written with an apostrophe before it and stays text (R21).
 */
export const isFormula = (cell: string): boolean => formula.test(cell);
