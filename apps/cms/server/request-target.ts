/** Where a request goes. */
export interface RequestTarget {
  /** As it was sent. */
  path: string;
  /** With the question mark, or `""`. */
  search: string;
}

const longestTarget = 8192;

/** Encoded slashes, backslashes and controls, and path parameters: nothing of ours is addressed with them. */
const trickery = /%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|[\\;]/i;

/** `.` and `..`, encoded or not. */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/** Reads the target of a request; nothing when its shape is one that only tricks are made of (B10, B13). */
export function readTarget(url: string | undefined): RequestTarget | undefined {
  if (!url?.startsWith("/") || url.length > longestTarget) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const segments = path.slice(1).split("/");
  const isOdd = trickery.test(path) || segments.slice(0, -1).includes("") || segments.some(isDotSegment);
  return isOdd ? undefined : { path, search: mark < 0 ? "" : url.slice(mark) };
}

const isDotSegment = (segment: string) => dotSegment.test(segment);

/** A path as a comparison needs it: decoded, lower case, without a slash at the end. */
export function comparable(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  return decoded.toLowerCase().replace(/\/+$/, "");
}
