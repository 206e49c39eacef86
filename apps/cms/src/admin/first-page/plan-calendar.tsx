import { readOffset, type Locale } from "@miqyas/contract";
import { counted } from "../counted.ts";
import { numbers, timeFormat } from "../../language.ts";
import type { PlanDay } from "./find-work.ts";

const day = 86_400_000;
const weeks = 5;
/** The week begins on Saturday, as in the calendars of the region. Days since Sunday. */
const firstWeekday = 6;

/** A number of plans in words. */
export const plans = {
  en: (count: number) => `${count} ${count === 1 ? "plan" : "plans"}`,
  ar: counted("لا مواعيد", "موعد واحد", "موعدان", "# مواعيد", "# موعدًا", "# موعد"),
};
const failures = {
  en: (count: number) => `${count} did not work`,
  ar: counted("", "موعد لم يُنفَّذ", "موعدان لم يُنفَّذا", "# مواعيد لم تُنفَّذ", "# موعدًا لم يُنفَّذ", "# موعد لم يُنفَّذ"),
};
const comma = { en: ", ", ar: "، " };
const captions = { en: "The next five weeks", ar: "الأسابيع الخمسة المقبلة" };

/** The day of a moment by the agency's clock, `2026-11-23`. */
export const dayOf = (moment: Date, offset: string): string =>
  new Date(moment.getTime() + readOffset(offset)).toISOString().slice(0, 10);

/** The days of five weeks from the beginning of this week, by week. */
export function weeksFrom(today: string): string[][] {
  const start = Date.parse(today);
  const first = start - ((new Date(start).getUTCDay() - firstWeekday + 7) % 7) * day;
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) =>
      new Date(first + (week * 7 + at) * day).toISOString().slice(0, 10),
    ),
  );
}

/** A day in words, without its year. */
export const wordsOf = (date: string, language: Locale): string =>
  timeFormat(language, {
    ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
  }).format(new Date(date));

/** The numbers of plans of a day in words: those that wait, and those that failed. */
export const countsOf = ({ waiting, failed }: PlanDay, language: Locale): string =>
  [waiting > 0 && plans[language](waiting), failed > 0 && failures[language](failed)]
    .filter(Boolean)
    .join(comma[language]);

interface Props {
  today: string;
  days: readonly PlanDay[];
  /** The days that the list below has room for. */
  listed: ReadonlySet<string>;
  language: Locale;
}

/** Five weeks from this one, with the number of plans of each day. A day leads to its plans in the list below. */
export function PlanCalendar({ today, days, listed, language }: Props) {
  const shown = weeksFrom(today);
  const dayAt = new Map(days.map((day) => [day.date, day]));
  const weekday = timeFormat(language, { weekday: "narrow", timeZone: "UTC" });
  const month = timeFormat(language, { month: "short", timeZone: "UTC" });
  const full = timeFormat(language, { weekday: "long", timeZone: "UTC" });
  return (
    <table className="plan-calendar">
      <caption>{captions[language]}</caption>
      <thead>
        <tr>
          {shown[0]?.map((date) => (
            <th key={date} scope="col">
              <abbr title={full.format(new Date(date))}>{weekday.format(new Date(date))}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const plannedDay = dayAt.get(date);
              const number = numbers[language].format(Number(date.slice(8)));
              return (
                <td key={date} aria-current={date === today ? "date" : undefined} data-past={date < today}>
                  {date.endsWith("-01") && <small>{month.format(new Date(date))}</small>}
                  {plannedDay ? (
                    <a
                      href={`#plans-${listed.has(date) ? date : "not-shown"}`}
                      aria-label={`${wordsOf(date, language)}: ${countsOf(plannedDay, language)}`}
                    >
                      {number}
                    </a>
                  ) : (
                    number
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
