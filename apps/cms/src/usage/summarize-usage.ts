import { agencyDay, locales } from "@miqyas/contract";
import type { Locale, UsageKind } from "@miqyas/contract";
import type { Payload } from "payload";

/** Days that a summary covers, today included. */
const summaryDays = 30;

const day = 24 * 60 * 60_000;

/** The days of a summary in the agency's time zone, the oldest first, ISO 8601. */
const listDays = (now: number) =>
  Array.from({ length: summaryDays }, (_, index) => agencyDay(now - (summaryDays - 1 - index) * day));

/** Reads of each day of a summary. */
export type DailyReads = Record<Locale, number[]>;

interface DayRow {
  day: string;
  locale: Locale;
  count: number;
}

const readsByDay = (days: readonly string[], rows: readonly DayRow[]): DailyReads => {
  const of = (locale: Locale) =>
    days.map((day) => rows.find((row) => row.day === day && row.locale === locale)?.count ?? 0);
  return { en: of("en"), ar: of("ar") };
};

export interface SubjectCount {
  subject: string;
  count: number;
}

export interface UsageSummary {
  days: string[];
  reads: DailyReads;
  /** The most frequent subjects of each kind, at most ten. */
  top: Record<UsageKind, SubjectCount[]>;
}

/** How the site was used in the last 30 days (RT-30). */
export async function summarizeUsage({ db }: Payload, now = Date.now()): Promise<UsageSummary> {
  const days = listDays(now);
  const [reads, tops] = await Promise.all([
    db.pool.query<DayRow>(
      `SELECT day, locale, sum(count)::int AS count FROM usage_counts
       WHERE kind = 'read' AND day >= $1 GROUP BY 1, 2`,
      [days[0]],
    ),
    db.pool.query<SubjectCount & { kind: UsageKind }>(
      `SELECT kind, subject, count FROM (
         SELECT kind, subject, sum(count)::int AS count,
           row_number() OVER (PARTITION BY kind ORDER BY sum(count) DESC, subject) AS place
         FROM usage_counts WHERE day >= $1 GROUP BY 1, 2
       ) AS ranked WHERE place <= 10 ORDER BY place`,
      [days[0]],
    ),
  ]);
  const top: UsageSummary["top"] = { read: [], source: [], search: [], download: [], begun: [], sent: [] };
  for (const { kind, subject, count } of tops.rows) top[kind].push({ subject, count });
  return { days, reads: readsByDay(days, reads.rows), top };
}

/** The reads of pages per day, in the last 30 days. A page may have several paths: its slug's and its id's. */
export async function countReads(
  { db }: Payload,
  paths: readonly string[],
  now = Date.now(),
): Promise<{ days: string[]; reads: DailyReads }> {
  const days = listDays(now);
  const { rows } = await db.pool.query<DayRow>(
    `SELECT day, locale, sum(count)::int AS count FROM usage_counts
     WHERE kind = 'read' AND subject = ANY($1) AND day >= $2 GROUP BY 1, 2`,
    [paths, days[0]],
  );
  return { days, reads: readsByDay(days, rows) };
}

/** The sum of the reads of all days in one language. */
export const totalOf = (reads: DailyReads, locale: Locale): number =>
  reads[locale].reduce((sum, count) => sum + count, 0);

export const hasReads = (reads: DailyReads): boolean => locales.some((locale) => totalOf(reads, locale) > 0);
