import { parseUrl } from "./parse-url.ts";

/** Marks that nobody sees. Word processors leave some in titles, and so in addresses. */
const invisible = /\p{Cf}/gu;
/** Backslashes and invisible characters disguise addresses (B5). */
const disguise = /[\\\p{Cc}\p{Cf}]/u;
const base = "http://site.invalid";

/**
 * The form in which paths are compared, for both languages and every spelling: decoded, in lower case, without `/ar`,
 * query, fragment, slash at the end, and marks that nobody sees. `null` for a text that is no path of the site.
 */
export function redirectKey(path: string): string | null {
  try {
    const text = decodeURIComponent(path.replace(/[?#].*$/s, "")).replace(invisible, "");
    if (!/^\/(?!\/)/.test(text) || disguise.test(text)) return null;
    const key = text.normalize("NFC").toLowerCase();
    return key.replace(/^\/ar(?=\/|$)/, "").replace(/\/+$/, "") || "/";
  } catch {
    return null;
  }
}

/**
 * A path of the site as it stands in a `Location` header: percent-encoded, with its query and fragment, without `/ar`.
 * `null` for an address that leads anywhere else (B5).
 */
export function sitePath(address: string): string | null {
  const url = parseUrl(address, base);
  if (redirectKey(address) === null || disguise.test(address) || !url) return null;
  const { origin, pathname, search, hash } = url;
  const path = pathname.replace(/^\/ar(?=\/|$)/i, "") || "/";
  return origin === base && !path.startsWith("//") ? path + search + hash : null;
}

/** An address with the query that a visitor brought to the old one (RT-24). Its own query comes first. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const [, path = "", own = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return path + (own.length > 1 ? `${own}&${search.slice(1)}` : search) + fragment;
}
