/** The agency's time zone, of all dates on the site and in the back office (LANG-10). +03:00 without summer time since 2022. */
export const agencyZone = "Asia/Damascus";

const parts = new Intl.DateTimeFormat("en", {
  ...{ timeZone: agencyZone, calendar: "gregory", numberingSystem: "latn" },
  ...{ year: "numeric", month: "2-digit", day: "2-digit" },
});

/**
 * The day of a moment in the agency's time zone, ISO 8601. Its parts are put together here: the order that a browser gives
 * them depends on the locales that it knows. @param time ms since 1970
 */
export function agencyDay(time: number): string {
  const { year, month, day } = Object.fromEntries(
    parts.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}
