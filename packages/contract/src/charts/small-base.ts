import type { ChartRow } from "./chart.ts";

/** A value with fewer answers is in brackets; with still fewer it is not shown. */
const smallBase = 50;
const leastBase = 30;

/** Whether too few were asked for the values of a row to be shown. */
export const isWithheld = ({ base }: ChartRow): boolean => base !== null && base < leastBase;

/** Whether the values of a row are shown in brackets. */
export const isBracketed = ({ base }: ChartRow): boolean =>
  base !== null && base >= leastBase && base < smallBase;
