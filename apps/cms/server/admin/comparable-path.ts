/** A path in the form for comparison: decoded, lower case, without a slash at the end. */
export function comparable(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  return decoded.toLowerCase().replace(/\/+$/, "");
}
