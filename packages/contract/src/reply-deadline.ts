import { weekdays } from "./opening-hours.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The settings that define the business hours. */
export type OpeningHours = Pick<
  SiteSettings,
  "working_days" | "opens_at" | "closes_at" | "utc_offset" | "holidays"
>;

/** Opening state and reply deadline at one moment. Times are Unix times in ms. */
export interface ReplyDeadline {
  open: boolean;
  /** When the agency closes, if it is open; else when it opens next. */
  changesAt: number;
  /** The latest time of an answer to a message written now (CON-1). */
  replyBy: number;
}

const minute = 60_000;
const day = 1440 * minute;
/** Days that are searched for a business day: more than any series of holidays. */
const searchedDays = 366;

/** `HH:MM` as ms since midnight. */
function timeOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (hours * 60 + minutes) * minute;
}

/** `+HH:MM` as ms. The agency's clock keeps this offset the whole year. */
export function readOffset(offset: string): number {
  return (offset.startsWith("-") ? -1 : 1) * timeOfDay(offset.slice(1));
}

/**
 * Finds whether the agency is open and by when it answers a message (CON-1).
 * An answer takes 24 hours. They start when the message is written, or at the next opening when the agency is closed.
 * Weekends and holidays do not count. Returns `null` when the settings have no business day within a year.
 */
export function findReplyDeadline(now: number, hours: OpeningHours): ReplyDeadline | null {
  const offset = readOffset(hours.utc_offset);
  const opens = timeOfDay(hours.opens_at);
  const closes = timeOfDay(hours.closes_at) > opens ? timeOfDay(hours.closes_at) : day;
  const holidays = new Set(hours.holidays.map(({ date }) => date));

  const isBusinessDay = (start: number) => {
    const weekday = weekdays[new Date(start).getUTCDay()];
    const date = new Date(start).toISOString().slice(0, 10);
    return weekday !== undefined && hours.working_days.includes(weekday) && !holidays.has(date);
  };
  const nextBusinessDay = (from: number) => {
    for (let start = from; start < from + searchedDays * day; start += day)
      if (isBusinessDay(start)) return start;
    return null;
  };

  // Local time of the agency in UTC fields.
  const local = now + offset;
  const today = Math.floor(local / day) * day;
  const time = local - today;
  const open = isBusinessDay(today) && time >= opens && time < closes;
  const openingDay = open ? today : nextBusinessDay(time < opens ? today : today + day);
  if (openingDay === null) return null;
  const begins = open ? local : openingDay + opens;
  const replyDay = nextBusinessDay(openingDay + day);
  if (replyDay === null) return null;
  return {
    open,
    changesAt: (open ? today + closes : begins) - offset,
    replyBy: replyDay + (begins - openingDay) - offset,
  };
}
