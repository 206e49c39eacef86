/** Parts of a workbook that run, fetch or unpack something. The names of the parts stand uncompressed in the file. */
const activePart = /vbaProject|xl\/(?:activeX|embeddings|externalLinks)\//;

/**
 * A cell of a CSV that spreadsheets take for a formula. After a sign it needs a call or a reference: numbers have neither.
 * No separator is also a space before the cell: the time would grow with the square of a run of blank lines.
 */
const formula =
  /(?:^|[,;\t\r\n])"?[[\s\p{Cf}]--[\t\r\n]]*(?:[=@\uff1d\uff20]|[+\-\uff0b\uff0d](?=[^,;\t\r\n]*(?:[a-z.]\s*\(|[\|!])))/iv;

/** Whether a table of numbers can run a program or fetch something when a spreadsheet opens it (B6). */
export function isActiveTable(extensions: readonly string[], data: Buffer): boolean {
  if (extensions.includes("xlsx")) return activePart.test(data.toString("latin1"));
  return extensions.includes("csv") && formula.test(data.toString("utf8").replace(/^\uFEFF/, ""));
}
