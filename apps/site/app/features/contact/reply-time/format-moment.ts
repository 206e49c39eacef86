import { formatDigits } from "../../../i18n/format.ts";
import type { FormatLocale } from "../../../i18n/numerals.ts";

/** The parts of a point in time, for use in a sentence. */
export interface Moment {
  day: string;
  date: string;
  /** Hours and minutes on a 12-hour clock. */
  time: string;
  half: "am" | "noon" | "pm";
}

function read(time: number, locale: FormatLocale, timeZone: string | undefined): Moment {
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone, calendar: "gregory" });
  const digits = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
  const clock = new Intl.DateTimeFormat("en", digits);
  const [hours = 0, minutes = 0] = clock.format(time).split(":").map(Number);
  return {
    day: named({ weekday: "long" }).format(time),
    date: named({ month: "long", day: "numeric" }).format(time),
    time: formatDigits(`${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`, locale),
    half: hours === 12 ? "noon" : hours < 12 ? "am" : "pm",
  };
}

/** A time on a clock that is `offset` ms ahead of UTC all year. */
export const atOffset = (time: number, offset: number, locale: FormatLocale): Moment =>
  read(time + offset, locale, "UTC");

/** The same time on the visitor's clock. */
export const atVisitor = (time: number, locale: FormatLocale): Moment => read(time, locale, undefined);

/** Whether the visitor's clock shows another time than a clock that is `offset` ms ahead of UTC. */
export const differsFromVisitor = (time: number, offset: number): boolean =>
  -new Date(time).getTimezoneOffset() * 60_000 !== offset;
