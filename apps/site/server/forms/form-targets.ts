import { formCalls } from "./form-kinds.ts";
import { challengePath } from "./protocol.ts";

const inBoth = (path: string) => [path, `/ar${path}`];

/** Answered here whatever the method. */
const always = new Set([
  ...[formCalls.contact.path, formCalls.newsletter.path, challengePath],
  ...["/newsletter", "/newsletter/confirm", "/newsletter/unsubscribe"].flatMap(inBoth),
]);

/** A page for a reader, a form for who posts to it. */
const posted = new Set(inBoth("/contact"));

/** The path of an address however a backend may read it. */
function comparable(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (octet) =>
    String.fromCharCode(Number.parseInt(octet.slice(1), 16)),
  );
  return decoded.toLowerCase().replace(/\/$/, "");
}

/**
 * The target of a request in the spelling that the routes know, so that no spelling of a form's address gets past the
 * forms (B19); any other target as it is.
 */
export function canonicalTarget(method: string, url: string): string {
  if (method !== "POST" && !/^\/(?:api|newsletter|ar\/newsletter)\b/i.test(url)) return url;
  const mark = url.indexOf("?");
  const path = comparable(mark < 0 ? url : url.slice(0, mark));
  const isOurs = always.has(path) || (method === "POST" && posted.has(path));
  return isOurs ? path + (mark < 0 ? "" : url.slice(mark)) : url;
}
