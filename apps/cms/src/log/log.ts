import pino from "pino";
import type { LoggerOptions } from "pino";

export const logOptions = {
  base: { service: "cms" },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
} satisfies LoggerOptions;

/**
 * JSON lines on standard output. What may stand in them: route patterns, statuses, times and codes; never an
 * address, a name, a text or a query value of anyone (S4).
 */
export const log = pino(logOptions);
