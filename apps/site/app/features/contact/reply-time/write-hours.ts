import { readOffset, weekdays } from "@miqyas/contract";
import type { SiteSettings } from "@miqyas/contract";
import type { Translation } from "../../../i18n/create-i18n.ts";
import { atOffset } from "./format-moment.ts";

type Hours = Pick<SiteSettings, "working_days" | "opens_at" | "closes_at">;

/** Words of the line. They stand here and not in the catalogues, which every page loads. */
const words = {
  en: { range: (from: string, to: string) => `${from} to ${to}`, comma: ", " },
  ar: { range: (from: string, to: string) => `من ${from} إلى ${to}`, comma: "، " },
};

const day = 86_400_000;
/** A Sunday, ms since 1970. */
const sunday = 3 * day;

/** The working days and hours (CON-1): three and more days in a row of a week from Sunday on are a range, others a list. */
export function writeHours(
  { working_days, opens_at, closes_at }: Hours,
  { t, locale, formatLocale }: Translation,
) {
  const { range, comma } = words[locale];
  const places = weekdays.flatMap((name, place) => (working_days.includes(name) ? [place] : []));
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const nameOf = (place: number) => atOffset(sunday + place * day, 0, formatLocale).day;
  const days =
    places.length > 2 && last - first === places.length - 1
      ? range(nameOf(first), nameOf(last))
      : new Intl.ListFormat(formatLocale).format(places.map(nameOf));
  const clock = (written: string) => {
    const { half, time } = atOffset(readOffset(`+${written}`), 0, formatLocale);
    return t(`contact.clock.${half}`, { time });
  };
  return days + comma + range(clock(opens_at), clock(closes_at));
}

/** The agency's offset from UTC as it is typed: `GMT+3`, `GMT+5:30`. */
export const writeZone = ({ utc_offset }: Pick<SiteSettings, "utc_offset">): string =>
  `GMT${utc_offset.replace(/(?<=^[+-])0|:00$/g, "")}`;
