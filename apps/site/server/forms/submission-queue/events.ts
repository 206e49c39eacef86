import type { FormKind, Locale } from "@miqyas/contract";
import type { Logger } from "pino";

export type QueueLog = Pick<Logger, "info" | "warn" | "error">;

/**
 * An error's name, code and stack. Its message is included only when the system or the database wrote it: a parser's
 * message quotes its input, which is personal data (S4).
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

/** The queue's log events: fixed names, row numbers and reasons, never personal data (S4). */
export function createEvents(log: QueueLog) {
  return {
    stored: (what: { id: number; kind: FormKind; locale: Locale; quarantine: string | null }) =>
      log.info({ event: "queue_stored", ...what }, "message stored"),
    /** `age`: time from the answer to the visitor to the backend's answer, ms. */
    delivered: (what: Sent & { age: number }) =>
      log.info({ event: "queue_delivered", ...what }, "backend has it"),
    failed: (what: Sent & { reason: string }) =>
      log.warn({ event: "queue_failed", ...what }, "backend did not take it"),
    deadLetter: (what: Sent & { reason: string }) =>
      log.error({ event: "queue_dead_letter", ...what }, "backend refuses it: run npm run queue"),
    stalled: (error: unknown) =>
      log.error({ event: "queue_stalled", error: describe(error) }, "forwarding paused"),
    unavailable: (error: unknown) =>
      log.error(
        { event: "queue_unavailable", error: describe(error) },
        "the submission queue cannot store messages",
      ),
    recovered: () => log.info({ event: "queue_recovered" }, "the submission queue stores messages again"),
    damaged: (file: string, saved: number) =>
      log.error(
        { event: "queue_damaged", file, saved },
        "the queue's file is damaged: it was set aside, its readable rows are in a new file",
      ),
    damagedRemoved: (files: string[]) =>
      log.info({ event: "queue_damaged_removed", files }, "damaged files of the queue are past their time"),
    lost: (what: "file" | "log") =>
      what === "file"
        ? log.error({ event: "queue_missing" }, "the queue's file is missing or empty: a new one was created")
        : log.error(
            { event: "queue_log_damaged" },
            "the newest messages in the queue's write-ahead log cannot be read",
          ),
    purged: (rows: number) => log.info({ event: "queue_purged", rows }, "old rows removed"),
    limited: (what: { kind: FormKind; excess: number }) =>
      log.info({ event: "ratelimit_hit", ...what }, "proof of work demanded"),
    rejected: (what: { kind: FormKind; status: number }) =>
      log.info({ event: "input_rejected", ...what }, "form refused"),
    broken: (error: unknown) =>
      log.error({ event: "queue_broken", error: describe(error) }, "a form could not be handled"),
  };
}

export type QueueEvents = ReturnType<typeof createEvents>;
