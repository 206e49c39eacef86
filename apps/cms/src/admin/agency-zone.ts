/** The agency's time zone. Damascus has had +03:00 without summer time since 2022. */
export const agencyZone = "Asia/Damascus";
