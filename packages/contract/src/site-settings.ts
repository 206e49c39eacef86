import * as v from "valibot";
import { defineRead } from "./call.ts";
import { htmlEmail } from "./email-address.ts";
import { defaultHours, weekdays } from "./opening-hours.ts";
import { latinDigits } from "./plain-text.ts";
import { linkAddress, list, optional, requiredText, text, webAddress } from "./schema.ts";

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A text that replaces one of the site's own; `null` without one. */
const replacement = optional(requiredText);

/**
 * Settings that staff change without a release: name and description of the agency, contacts, links of the footer,
 * opening hours, holidays, the membership.
 */
export const siteSettings = v.object({
  /** Name of the agency, its description in a sentence, and its city. The site has its own in place of missing ones. */
  name: replacement,
  description: replacement,
  city: replacement,
  /** Links of the footer below the pages of the site (LAY-16). */
  links: list(v.object({ label: requiredText, address: linkAddress })),
  /**
   * Contacts of the agency. The site shows its own in place of those that are missing (LAY-12, CON-1). Telephone numbers have
   * the digits 0-9 (LANG-11).
   */
  email: optional(v.pipe(v.string(), v.trim(), v.regex(htmlEmail))),
  phones: list(v.pipe(requiredText, v.transform(latinDigits))),
  address: replacement,
  working_days: v.fallback(v.array(v.picklist(weekdays)), defaultHours.working_days),
  /** Local time of the agency, `HH:MM`. */
  opens_at: v.fallback(clock, defaultHours.opens_at),
  closes_at: v.fallback(clock, defaultHours.closes_at),
  /** The agency's offset from UTC, `+HH:MM`. */
  utc_offset: v.fallback(v.pipe(v.string(), v.regex(/^[+-]\d{2}:\d{2}$/)), defaultHours.utc_offset),
  holidays: list(v.object({ date: v.pipe(v.string(), v.isoDate()), name: text })),
  /** Address of the association's industry directory (HOME-16). */
  directory_url: optional(webAddress),
  /** Heading and text of the membership block. Without them the site shows its own (ABT-1). */
  membership_heading: optional(v.string()),
  membership_text: optional(v.string()),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** `GET /site-settings`, optional for a backend: the site has its own defaults. */
export const getSiteSettings = defineRead({
  name: "site-settings",
  optional: true,
  path: "/site-settings",
  query: (_params: Record<never, never>) => ({}),
  data: siteSettings,
  result: (data): SiteSettings => data,
});
