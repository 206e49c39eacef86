import pino from "pino";

/**
 * JSON lines on standard output. What may stand in them: route patterns, statuses, times and codes; never an
 * address, a name, a text or a query value of anyone (reliability §5).
 */
export const log = pino({
  base: { service: "cms" },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});
