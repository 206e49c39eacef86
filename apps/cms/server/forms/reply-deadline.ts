import { findReplyDeadline, siteSettings } from "@miqyas/contract";
import type { SiteSettings } from "@miqyas/contract";
import type pg from "pg";
import * as v from "valibot";
import { describeWithoutMessage } from "../../src/log/describe-error.ts";
import { log } from "../../src/log/log.ts";

/** How long opening hours are cached, ms. A change applies to messages within a minute. */
const rememberedFor = 60_000;

/**
 * The opening hours in the form of `GET /site-settings`. The visitor's deadline is computed from the same
 * data.
 */
async function readOpeningHours(reader: pg.Pool): Promise<SiteSettings> {
  const { rows } = await reader.query<Record<string, unknown>>(
    `SELECT opens_at, closes_at, utc_offset,
       (SELECT json_agg(day.value ORDER BY day."order") FROM site_settings_working_days day
        WHERE day.parent_id = settings.id) AS working_days,
       (SELECT coalesce(json_agg(json_build_object('date', to_char(holiday.date AT TIME ZONE 'UTC', 'YYYY-MM-DD'))), '[]')
        FROM site_settings_holidays holiday WHERE holiday._parent_id = settings.id) AS holidays
     FROM site_settings settings ORDER BY id LIMIT 1`,
  );
  return v.parse(siteSettings, rows[0] ?? { holidays: [] });
}

/**
 * Finds the reply deadline of a message sent at a given time (CON-1). Returns null when no day is open or the
 * settings cannot be read: the message is stored without a deadline.
 */
export function createReplyDeadlines(reader: pg.Pool, now: () => number = () => performance.now()) {
  let known: { hours: Promise<SiteSettings>; since: number } | undefined;

  return async function findDeadline(writtenAt: Date): Promise<Date | null> {
    if (!known || now() - known.since > rememberedFor)
      known = { hours: readOpeningHours(reader), since: now() };
    try {
      const deadline = findReplyDeadline(writtenAt.getTime(), await known.hours);
      return deadline && new Date(deadline.replyBy);
    } catch (error) {
      known = undefined;
      log.warn({ event: "opening_hours_unknown", error: describeWithoutMessage(error) });
      return null;
    }
  };
}
