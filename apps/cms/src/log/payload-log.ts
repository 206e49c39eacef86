import type { LoggerOptions } from "pino";
import { describeError } from "./describe-error.ts";
import { logOptions } from "./log.ts";

const email = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g;

/** A sentence of Payload's, which may quote the address of whoever signs in or is written to. */
const withoutAddresses = (text: string) => text.replace(email, "…@…");

/** What of a line of Payload's may be written: plain values and what errors are, never the documents in them. */
export function withoutPersonalData(said: unknown): object {
  if (said instanceof Error) return { msg: "payload_error", error: describeError(said) };
  if (typeof said !== "object" || said === null) return { msg: withoutAddresses(String(said)) };
  const line: Record<string, unknown> = { msg: "payload_error" };
  for (const [name, value] of Object.entries(said) as [string, unknown][]) {
    if (value instanceof Error) line.error = describeError(value);
    else if (typeof value === "string") line[name] = withoutAddresses(value);
    else if (typeof value === "number" || typeof value === "boolean") line[name] = value;
  }
  return line;
}

/** Payload's own lines in the form of the server's, and without personal data (S4). */
export const payloadLog: { options: LoggerOptions } = {
  options: {
    ...logOptions,
    hooks: {
      logMethod([said, sentence], write) {
        const text: unknown = sentence;
        const line = withoutPersonalData(said);
        write.call(this, typeof text === "string" ? { ...line, msg: withoutAddresses(text) } : line);
      },
    },
  },
};
