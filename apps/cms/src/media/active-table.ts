/**
 * Parts of a workbook that run, fetch or unpack something. The names of the parts stand uncompressed in the file, and
 * their case is ignored.
 */
const activePart = /vbaProject|xl\/(?:activeX|embeddings|externalLinks)\//i;

/** A first line with which a file names its own separator. With it any sign could begin a cell. */
const ownSeparator = /^[\s"]*sep\s*=/i;

/**
 * Space before a cell. No separator is one, nor a line end: the time would grow with the square of a run of blank lines.
 */
const space = String.raw`[[\s\p{Cf}]--[\t\r\n]]*`;
const sign = String.raw`[+\-\uff0b\uff0d]`;
const call = String.raw`[a-z.]\s*\(|[\|!]`;

/**
 * A cell of a CSV that spreadsheets take for a formula. After a sign it needs a call or a reference: numbers have neither.
 * In quotation marks a separator is part of the cell. In braces it may be one too, so these count as a formula.
 */
const formula = new RegExp(
  String.raw`(?:^|[,;\t\r\n])(?:"?${space}[=@\uff1d\uff20]|` +
    String.raw`"${space}${sign}(?=[^"]*(?:""[^"]*)*(?:${call}))|` +
    String.raw`${space}${sign}(?=[^,;\t\r\n]*(?:${call}|\{)))`,
  "iv",
);

/** Whether a table of numbers can run a program or fetch something when a spreadsheet opens it (B6). */
export function isActiveTable(extensions: readonly string[], data: Buffer): boolean {
  if (extensions.includes("xlsx")) return activePart.test(data.toString("latin1"));
  const text = data.toString("utf8").replace(/^\uFEFF/, "");
  return extensions.includes("csv") && (ownSeparator.test(text) || formula.test(text));
}
