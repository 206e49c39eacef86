/** The agency's time zone, of all dates on the site and in the back office (LANG-10). +03:00 without summer time since 2022. */
export const agencyZone = "Asia/Damascus";

const days = new Intl.DateTimeFormat("en-CA", { timeZone: agencyZone, dateStyle: "short" });

/** The day of a moment in the agency's time zone, ISO 8601. @param time ms since 1970 */
export const agencyDay = (time: number): string => days.format(time);
