import { inflateSync, constants } from "node:zlib";

/** Names in a PDF that make a reader run, start or unpack something (ISO 32000-2, 12.6 and 7.11.4). */
const activeName = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia\w*|XFA)(?![^\s()<>[\]{}/%])/;

/** In a name, a character may be written as its code: `/J#53` is `/JS` (ISO 32000-2, 7.3.5). */
const escaped = /#([0-9a-f]{2})/gi;

/**
 * The head of a stream that is plain or deflated once, with nothing in it that a reader could understand in another way:
 * no text, no comment, no other key (ISO 32000-2, 7.5.7).
 */
const plainHead =
  /\bobj\s*<<(?:\s*\/(?:Type\s*\/ObjStm|Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])|(?:N|First|Length|Extends)\s+\d+(?:\s+\d+\s+R)?)(?![^\s/>]))+\s*>>\s*stream\r?\n/g;

/** The key `First`: a number in a stream of objects, a reference to an object in an outline (ISO 32000-2, 7.5.7 and 12.3.3). */
const first = /\/First(?![^\s()<>[\]{}/%])(?:\s+(\d+)\s+\d+\s+R\b)?/g;

/** An object that is a number. */
const numberObject = /\b(\d+)\s+\d+\s+obj\s*[+\d]/g;

/** Maximum number of inflated bytes: of one stream, and of all streams together. */
const limits = { stream: 50_000_000, all: 200_000_000 };

const decodeNames = (text: string) =>
  text.replace(escaped, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * Whether a PDF can run scripts, start programs or contain attached files. A PDF that may hide this counts as
 * active too: an encrypted one, or one with a stream of objects without a plain head, whether or not it names its
 * type. Every stream is inspected, whatever its head and the table of contents say, because readers repair damaged
 * files in different ways.
 */
export function isActivePdf(data: Buffer): boolean {
  const text = data.toString("latin1");
  const outside = decodeNames(text);
  if (activeName.test(outside) || /\/Encrypt(?![A-Za-z])/.test(outside)) return true;
  const objectHeads = [...text.matchAll(plainHead)].filter(([head]) => /\/(?:ObjStm|First)/.test(head));
  const typed = objectHeads.filter(([head]) => head.includes("/ObjStm"));
  if (typed.length !== outside.split("/ObjStm").length - 1) return true;
  if (hidesFirst(outside, objectHeads.filter(([head]) => head.includes("/First")).length)) return true;
  /** Where streams of deflated objects begin. */
  const deflated = new Set(
    objectHeads.flatMap(({ index, 0: head }) => (head.includes("/Filter") ? [index + head.length] : [])),
  );
  let budget = limits.all;
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const start = index + keyword.length;
    const inflated = inflate(data.subarray(start), Math.min(limits.stream, budget));
    if (inflated === undefined) {
      if (deflated.has(start)) return true;
      continue;
    }
    budget -= inflated.length;
    const content = decodeNames(inflated.toString("latin1"));
    // A head can take its type from an object inside another stream.
    if (budget <= 0 || activeName.test(content) || content.includes("/ObjStm")) return true;
  }
  return false;
}

/** Whether other streams of objects say where their first object is than those with a plain head. */
function hidesFirst(outside: string, plainHeads: number): boolean {
  const numbers = new Set(Array.from(outside.matchAll(numberObject), ([, id]) => id));
  const stated = [...outside.matchAll(first)].filter(([, id]) => id === undefined || numbers.has(id));
  return stated.length !== plainHeads;
}

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
