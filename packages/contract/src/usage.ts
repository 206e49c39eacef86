import * as v from "valibot";
import { locales } from "./locale.ts";
import type { SendCall } from "./send.ts";

/**
 * What is counted of the use of the site (RT-30). Nothing in it tells who used it. `subject` is
 * - of a `read`: the canonical path of the page, without language;
 * - of a `source`: the host of the other site whose link was followed;
 * - of a `search`: the words for which nothing was found, folded (`foldText`);
 * - of a `download`: the path of the file;
 * - of a form that was `begun` or `sent`: its name.
 */
export const usageKinds = ["read", "source", "search", "download", "begun", "sent"] as const;
export type UsageKind = (typeof usageKinds)[number];

/** How often something has happened on one day, in one language, as one server of the site has counted it. */
export const usageCount = v.object({
  /** The day in the agency's time zone, ISO 8601. */
  day: v.pipe(v.string(), v.isoDate()),
  kind: v.picklist(usageKinds),
  locale: v.picklist(locales),
  /** Databases store neither control characters nor half of a surrogate pair. */
  subject: v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\p{Cc}\p{Cs}]+$/u)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
});
export type UsageCount = v.InferOutput<typeof usageCount>;

/** Most counts of one report. */
export const usageReportLimit = 1000;

export const usageReport = v.object({
  /** The server that counted. A count replaces a smaller one of the same server: a repeated report changes nothing. */
  source: v.pipe(v.string(), v.uuid()),
  counts: v.pipe(v.array(usageCount), v.minLength(1), v.maxLength(usageReportLimit)),
});
export type UsageReport = v.InferOutput<typeof usageReport>;

/**
 * `POST /usage`, optional: the site's server reports its counts, signed like a forwarded form. 2xx: they are stored.
 * 401: the signature is missing or wrong. A backend without this call answers 404.
 */
export const reportUsage: SendCall<UsageReport> = {
  name: "usage",
  path: "/api/v1/usage",
  timeout: 10_000,
  schema: usageReport,
};
