export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The opening hours of the specification, for settings without them (CON-1). */
export const defaultHours = {
  working_days: weekdays.slice(0, 5),
  ...{ opens_at: "09:00", closes_at: "18:00", utc_offset: "+03:00" },
};
