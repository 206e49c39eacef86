import { challengePath } from "@miqyas/contract/form-headers";
import { foldPath, splitTarget } from "@miqyas/http/request-target";
import { formCalls } from "./form-kinds.ts";

const inBoth = (path: string) => [path, `/ar${path}`];

/** Paths that the site answers for every method. */
const always = new Set([
  ...[formCalls.contact.path, formCalls.newsletter.path, `/api/v1${challengePath}`],
  ...["/newsletter", "/newsletter/confirm", "/newsletter/unsubscribe"].flatMap(inBoth),
]);

/** Paths of pages that also receive a form by POST. */
const posted = new Set(inBoth("/contact"));

/** A path in the one spelling that every server reads the same: decoded, lower case, without a slash at its end. */
const normalizePath = (path: string): string => foldPath(path).replace(/\/$/, "");

/**
 * The target of a request. A form's address gets the spelling of the routes: another spelling would reach the backend
 * past the checks of the forms (B19). Any other target stays as it is.
 */
export function canonicalTarget(method: string, url: string): string {
  if (method !== "POST" && !/^\/(?:api|newsletter|ar\/newsletter)\b/i.test(url)) return url;
  const { pathname, search } = splitTarget(url);
  const path = normalizePath(pathname);
  const isOurs = always.has(path) || (method === "POST" && posted.has(path));
  return isOurs ? path + search : url;
}
