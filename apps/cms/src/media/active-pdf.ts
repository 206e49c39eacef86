import { inflateSync, constants } from "node:zlib";

/** Names in a PDF that make a reader run, start or unpack something (ISO 32000-2, 12.6 and 7.11.4). */
const activeName = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia\w*|XFA)(?![^\s()<>[\]{}/%])/;

/** In a name, a character may be written as its code: `/J#53` is `/JS` (ISO 32000-2, 7.3.5). */
const escaped = /#([0-9a-f]{2})/gi;

/** Maximum number of inflated bytes: of one stream, and of all streams together. */
const limits = { stream: 50_000_000, all: 200_000_000 };

const decodeNames = (text: string) =>
  text.replace(escaped, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * Whether a PDF can run scripts, start programs or contain attached files. A PDF that may hide this counts as
 * active too: an encrypted one, or one with objects in a stream with another filter than plain deflate. Every
 * stream is inspected, whatever the table of contents lists, because readers repair damaged files in
 * different ways.
 */
export function isActivePdf(data: Buffer): boolean {
  const text = data.toString("latin1");
  const outside = decodeNames(text);
  if (activeName.test(outside) || /\/Encrypt(?![A-Za-z])/.test(outside)) return true;
  let budget = limits.all;
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = decodeNames(text.slice(text.lastIndexOf("obj", index), index));
    const holdsObjects = /\/ObjStm/.test(dictionary);
    if (holdsObjects && !isPlainlyDeflated(dictionary)) return true;
    if (!/\/(?:FlateDecode|Fl)\b/.test(dictionary)) continue;
    const inflated = inflate(data.subarray(index + keyword.length), Math.min(limits.stream, budget));
    if (inflated === undefined) {
      if (holdsObjects) return true;
      continue;
    }
    budget -= inflated.length;
    if (budget <= 0 || activeName.test(decodeNames(inflated.toString("latin1")))) return true;
  }
  return false;
}

const isPlainlyDeflated = (dictionary: string) =>
  !/\/DecodeParms|\/DP\b|\/(?:ASCII|LZW|RunLength|Crypt)/.test(dictionary);

/**
 * The inflated bytes of a stream, as far as it is intact. Returns `undefined` when it is not deflated, or
 * inflates to more than allowed.
 */
function inflate(bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}
