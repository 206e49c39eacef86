import { createDestination } from "@miqyas/http/log";
import type { DestinationStream, LoggerOptions } from "pino";
import { describeWithoutMessage } from "./describe-error.ts";
import { logOptions } from "./log.ts";

const email = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g;

/**
 * Removes e-mail addresses from a sentence by Payload, which may quote the address of a person who signs in
 * or gets a mail.
 */
const withoutAddresses = (text: string) => text.replace(email, "…@…");

/**
 * The parts of a log entry that may be logged: plain values, and errors as they are caught, which it describes. Never the
 * documents in it.
 */
function withoutPersonalData(entry: unknown): object {
  if (entry instanceof Error) return { event: "payload_error", error: describeWithoutMessage(entry) };
  if (typeof entry !== "object" || entry === null)
    return { event: "payload", msg: withoutAddresses(String(entry)) };
  const line: Record<string, unknown> = { event: "payload" };
  for (const [name, value] of Object.entries(entry) as [string, unknown][]) {
    if (value instanceof Error) line.error = describeWithoutMessage(value);
    else if (typeof value === "string") line[name] = withoutAddresses(value);
    else if (typeof value === "number" || typeof value === "boolean") line[name] = value;
  }
  return line;
}

/** Payload's log lines in the server's format, without personal data (S4). */
export const payloadLog: { options: LoggerOptions; destination: DestinationStream } = {
  destination: createDestination({ sync: true }),
  options: {
    ...logOptions,
    hooks: {
      logMethod([entry, sentence], write) {
        const text: unknown = sentence;
        const line = withoutPersonalData(entry);
        write.call(this, typeof text === "string" ? { ...line, msg: withoutAddresses(text) } : line);
      },
    },
  },
};
