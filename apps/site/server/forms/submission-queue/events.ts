import type { Logger } from "pino";
import type { FormKind } from "../form-kinds.ts";

export type QueueLog = Pick<Logger, "info" | "warn" | "error">;

/**
 * An error by name, code and place. Its message only when the system or the database wrote it: that of a parser quotes
 * what it parsed, which is a person's.
 */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = "", cause } = error;
  const at = stack.split("\n").filter((line) => /^\s+at /.test(line));
  const fromSystem = "code" in error;
  return {
    name,
    ...(fromSystem && { code: error.code, message }),
    at,
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}

interface Sent {
  id: number;
  kind: FormKind;
  attempts: number;
}

/** What the inbox says of itself: fixed names, row numbers and reasons, never anything of a person (S4). */
export function createEvents(log: QueueLog) {
  return {
    stored: (what: { id: number; kind: FormKind; quarantine: string | null }) =>
      log.info({ event: "inbox_stored", ...what }, "message stored"),
    /** `age`: from the visitor's answer to the backend's, ms. */
    drained: (what: Sent & { age: number }) =>
      log.info({ event: "inbox_drained", ...what }, "backend has it"),
    failed: (what: Sent & { reason: string }) =>
      log.warn({ event: "inbox_failed", ...what }, "backend did not take it"),
    parked: (what: Sent & { reason: string }) =>
      log.error({ event: "inbox_parked", ...what }, "backend refuses it: run npm run inbox"),
    stalled: (error: unknown) =>
      log.error({ event: "inbox_stalled", error: describe(error) }, "forwarding paused"),
    unavailable: (error: unknown) =>
      log.error({ event: "inbox_unavailable", error: describe(error) }, "the inbox cannot keep messages"),
    recovered: () => log.info({ event: "inbox_recovered" }, "the inbox keeps messages again"),
    damaged: (file: string, saved: number) =>
      log.error(
        { event: "inbox_damaged", file, saved },
        "the inbox's file is damaged: it was put aside, what can be read of it is in a new one",
      ),
    lost: (what: "file" | "log") =>
      what === "file"
        ? log.error({ event: "inbox_missing" }, "the inbox's file is gone or empty: a new one was begun")
        : log.error({ event: "inbox_log_damaged" }, "the newest messages in the inbox's log cannot be read"),
    purged: (rows: number) => log.info({ event: "inbox_purged", rows }, "old rows removed"),
    limited: (what: { kind: FormKind; excess: number }) =>
      log.info({ event: "ratelimit_hit", ...what }, "proof of work asked for"),
    rejected: (what: { kind: FormKind; status: number }) =>
      log.info({ event: "input_rejected", ...what }, "form refused"),
    broken: (error: unknown) =>
      log.error({ event: "inbox_broken", error: describe(error) }, "a form could not be handled"),
  };
}

export type QueueEvents = ReturnType<typeof createEvents>;
