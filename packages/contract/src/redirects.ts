import * as v from "valibot";
import { defineRead } from "./call.ts";
import { redirectKey, sitePath } from "./redirect-paths.ts";
import { listRequired } from "./schema.ts";

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
