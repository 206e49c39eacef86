/** What a reader needs to know of a report's method, in the order in which it is shown (RPD-5). */
export const methodEntries = [
  "population",
  "frame",
  "n",
  "field_dates",
  "mode",
  "response_rate",
  "weighting",
  "margin",
  "funder",
  "questionnaire",
] as const;
export type MethodEntry = (typeof methodEntries)[number];

/** Kinds of files that belong to a report (RPD-6). */
export const downloadTypes = ["pdf", "xlsx", "csv"] as const;

/** Most numbers at the head of a report (RPD-4). */
export const numbersLimit = 4;
