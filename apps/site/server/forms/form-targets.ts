import { formCalls } from "./form-kinds.ts";
import { challengePath } from "./protocol.ts";

const inBoth = (path: string) => [path, `/ar${path}`];

/** Paths that the site answers for every method. */
const always = new Set([
  ...[formCalls.contact.path, formCalls.newsletter.path, challengePath],
  ...["/newsletter", "/newsletter/confirm", "/newsletter/unsubscribe"].flatMap(inBoth),
]);

/** Paths of pages that also receive a form by POST. */
const posted = new Set(inBoth("/contact"));

/** A path in the one spelling that every server reads the same: decoded, lower case, without a slash at its end. */
function normalizePath(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (octet) =>
    String.fromCharCode(Number.parseInt(octet.slice(1), 16)),
  );
  return decoded.toLowerCase().replace(/\/$/, "");
}

/**
 * The target of a request. A form's address gets the spelling of the routes: another spelling would reach the backend
 * past the checks of the forms (B19). Any other target stays as it is.
 */
export function canonicalTarget(method: string, url: string): string {
  if (method !== "POST" && !/^\/(?:api|newsletter|ar\/newsletter)\b/i.test(url)) return url;
  const mark = url.indexOf("?");
  const path = normalizePath(mark < 0 ? url : url.slice(0, mark));
  const isOurs = always.has(path) || (method === "POST" && posted.has(path));
  return isOurs ? path + (mark < 0 ? "" : url.slice(mark)) : url;
}
