import * as v from "valibot";
import { defineRead } from "./call.ts";
import { listRequired } from "./schema.ts";

/** Backslashes and invisible characters disguise addresses (B5). */
const disguise = /[\\\p{Cc}\p{Cf}]/u;
const base = "http://site.invalid";

/**
 * The form in which paths are compared, for both languages and every spelling: decoded, in lower case, without `/ar`,
 * query, fragment, and slash at the end. `null` for a text that is no path of the site.
 */
export function redirectKey(path: string): string | null {
  try {
    const text = decodeURIComponent(path.replace(/[?#].*$/s, ""));
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
  if (redirectKey(address) === null || disguise.test(address) || !URL.canParse(address, base)) return null;
  const { origin, pathname, search, hash } = new URL(address, base);
  const path = pathname.replace(/^\/ar(?=\/|$)/i, "") || "/";
  return origin === base && !path.startsWith("//") ? path + search + hash : null;
}

/** An address with the query that a visitor brought to the old one (RT-24). Its own query comes first. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const [, path = "", own = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return path + (own.length > 1 ? `${own}&${search.slice(1)}` : search) + fragment;
}

const checked = (read: (text: string) => string | null) => v.pipe(v.string(), v.transform(read), v.string());

/** An old address (RT-24). It leads to another path of the site, or is gone for good: `to` is `null` (RT-25). */
const redirect = v.union([
  v.pipe(
    v.object({ from: checked(redirectKey), status: v.literal(410) }),
    v.transform(({ from }) => ({ from, to: null })),
  ),
  v.pipe(
    v.object({ from: checked(redirectKey), to: checked(sitePath), status: v.literal(301) }),
    v.check(({ from, to }) => redirectKey(to) !== from),
    v.transform(({ from, to }) => ({ from, to })),
  ),
]);
export type Redirect = v.InferOutput<typeof redirect>;

/**
 * `GET /redirects`, optional for a backend: every old address with the end of its chain, or with `from` the one of a
 * path. Paths are without language: an address in Arabic leads to the Arabic page.
 */
export const listRedirects = defineRead({
  name: "redirects",
  optional: true,
  path: "/redirects",
  query: ({ from }: { from?: string }) => ({ from }),
  data: v.object({ redirects: listRequired(redirect) }),
  result: (data): Redirect[] => data.redirects,
});
