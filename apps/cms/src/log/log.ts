import pino from "pino";
import type { LoggerOptions } from "pino";

export const logOptions = {
  base: { service: "cms" },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
} satisfies LoggerOptions;

/**
 * JSON lines on standard output. They may contain route patterns, statuses, times and codes, but never an
 * address, name, text or query value of a person (S4).
 */
export const log = pino(logOptions);
