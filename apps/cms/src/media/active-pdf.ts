import { inflateSync, constants } from "node:zlib";

/** Names in a PDF that make a reader run, start or unpack something (ISO 32000-2, 12.6 and 7.11.4). */
const activeName = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia\w*|XFA)(?![^\s()<>[\]{}/%])/;

/** A character of a name written as its code: `/J#53` is `/JS` (ISO 32000-2, 7.3.5). */
const escaped = /#([0-9a-f]{2})/gi;

/** Most bytes that one stream, and all of them together, may inflate to. */
const limits = { stream: 50_000_000, all: 200_000_000 };

const decodeNames = (text: string) =>
  text.replace(escaped, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * Whether a PDF can run scripts, start programs or bring files along, or hides whether it can: encrypted, or with
 * objects in a stream that is not plainly deflated. Every stream is looked into, whatever the table of contents
 * says, because readers repair damaged files in different ways.
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

/** What a stream inflates to, as far as it is whole; nothing when it is no such stream or larger than allowed. */
function inflate(bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}
