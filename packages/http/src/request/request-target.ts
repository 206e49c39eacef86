/** The path and query of a request, or why they cannot be read. */
export type RequestTarget = { pathname: string; search: string } | { refused: 400 | 414 };

/** Longest path with query, in characters. A server can set another limit. */
export const longestTarget = 2_048;

/**
 * Reads a request target in origin form. Refuses with 400 another form, a control character, a byte outside ASCII,
 * `%00`, or in the path a backslash or a percent sign without two hexadecimal digits (B11, B23). Browsers send both
 * as they are in a query, where they stand for themselves. Refuses with 414 a target longer than `longest` characters.
 */
export function readTarget(url: string | undefined, longest = longestTarget): RequestTarget {
  if (url === undefined || !url.startsWith("/")) return { refused: 400 };
  if (url.length > longest) return { refused: 414 };
  const target = splitTarget(url);
  const isBroken = /[^\x21-\x7e]|%00/.test(url) || /\\|%(?![0-9a-f]{2})/i.test(target.pathname);
  return isBroken ? { refused: 400 } : target;
}

/** The path and query of a request target, as sent. The query includes its question mark, or is `""`. */
export function splitTarget(url: string): { pathname: string; search: string } {
  const mark = url.indexOf("?");
  if (mark < 0) return { pathname: url, search: "" };
  return { pathname: url.slice(0, mark), search: url.slice(mark) };
}

/** A path with every octet decoded, in lower case: all spellings of one path are equal. */
export const foldPath = (path: string): string =>
  path
    .replace(/%[0-9a-f]{2}/gi, (octet) => String.fromCharCode(Number.parseInt(octet.slice(1), 16)))
    .toLowerCase();

/**
 * Whether a segment is `.` or `..`, encoded or not. A server that resolves such an address reads another path (B11,
 * B13).
 */
export const hasDotSegment = (pathname: string): boolean => /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname);

/**
 * Whether every server reads a path the same way. It has no empty, `.` or `..` segment, and no character that
 * another server might decode, cut or join (B13).
 */
export function isPlainPath(pathname: string): boolean {
  if (!/^(?:\/[\w\-.~!$'()*+,=:@%]+)+\/?$/.test(pathname)) return false;
  if (/%(?:2[ef5]|3b|5c|[01][0-9a-f]|7f)|(?:^|\/)\.{1,2}(?:\/|$)/i.test(pathname)) return false;
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
