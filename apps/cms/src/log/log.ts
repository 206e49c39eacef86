import { createDestination, logFormat } from "@miqyas/http/log";
import pino from "pino";

export const logOptions = logFormat("cms");

/**
 * JSON lines on standard output. They may contain route patterns, statuses, times and codes, but never an
 * address, name, text or query value of a person (S4).
 */
export const log = pino(logOptions, createDestination({ sync: true }));
