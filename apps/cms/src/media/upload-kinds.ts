/** A kind of file that the library accepts. SVG is not accepted, because it can contain a script (B6). */
export interface UploadKind {
  mime: string;
  /** Other names by which browsers send it. */
  aliases?: readonly string[];
  extensions: readonly string[];
  /** Maximum size of a file of this kind, bytes. */
  maxBytes: number;
  picture: boolean;
  /** True when the bytes are those of this kind. */
  matches: (bytes: Uint8Array) => boolean;
}

const megabyte = 1_000_000;

const textAt = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** Tests the brand of an ISO base media file, which distinguishes AVIF from MP4. */
const brandAmong =
  (...brands: string[]) =>
  (bytes: Uint8Array) =>
    textAt(bytes, 4, 8) === "ftyp" && brands.includes(textAt(bytes, 8, 12));

const includesText = (bytes: Uint8Array, text: string) =>
  new TextDecoder("latin1").decode(bytes).includes(text);

/** UTF-8 without control characters other than tabs and ends of lines. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // oxlint-disable-next-line no-control-regex -- controls are exactly what is looked for
    return text !== "" && !/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text);
  } catch {
    return false;
  }
}

const image = (name: string, extensions: string[], matches: UploadKind["matches"]): UploadKind => ({
  mime: `image/${name}`,
  extensions,
  maxBytes: 10 * megabyte,
  picture: true,
  matches,
});

const other = (mime: string, extension: string, matches: UploadKind["matches"]): UploadKind => ({
  mime,
  extensions: [extension],
  maxBytes: 50 * megabyte,
  picture: false,
  matches,
});

export const uploadKinds: readonly UploadKind[] = [
  image("jpeg", ["jpg", "jpeg"], (bytes) => textAt(bytes, 0, 3) === "\xff\xd8\xff"),
  image("png", ["png"], (bytes) => textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n"),
  image("webp", ["webp"], (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP"),
  image("avif", ["avif"], brandAmong("avif", "avis")),
  image("gif", ["gif"], (bytes) => ["GIF87a", "GIF89a"].includes(textAt(bytes, 0, 6))),
  other(
    "video/mp4",
    "mp4",
    brandAmong("isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash"),
  ),
  other("application/pdf", "pdf", (bytes) => textAt(bytes, 0, 5) === "%PDF-"),
  // A ZIP archive, whose list of files names the workbook (ECMA-376, part 2).
  other(
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "xlsx",
    (bytes) => textAt(bytes, 0, 4) === "PK\x03\x04" && includesText(bytes, "xl/workbook.xml"),
  ),
  // Chromium on Windows takes the type from Excel.
  { ...other("text/csv", "csv", isPlainText), aliases: ["application/vnd.ms-excel"] },
];
