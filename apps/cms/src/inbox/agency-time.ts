import { readOffset, siteSettings } from "@miqyas/contract";
import type { Payload } from "payload";
import { cache } from "react";
import * as v from "valibot";

/** The agency's UTC offset from the settings, `+HH:MM`. Read once per screen. */
export const findAgencyOffset = cache(async (payload: Payload): Promise<string> => {
  const { utc_offset } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  return v.parse(siteSettings.entries.utc_offset, utc_offset);
});

/** A time by the agency's clock: ISO 8601 with its offset. */
export function atAgency(moment: Date, offset: string): string {
  return new Date(moment.getTime() + readOffset(offset)).toISOString().slice(0, 19) + offset;
}

/** A time by the agency's clock, to the minute, as in Payload's lists: `2026-11-23 09:00`. */
export const minuteAtAgency = (moment: Date, offset: string): string =>
  atAgency(moment, offset).slice(0, 16).replace("T", " ");
