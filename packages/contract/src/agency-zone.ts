/** The agency's time zone, of all dates on the site and in the back office (LANG-10). +03:00 without summer time since 2022. */
export const agencyZone = "Asia/Damascus";
