import type { QueueLog } from "../submission-queue/events.ts";

/** A log that keeps its lines. */
export function createRecordingLog() {
  const lines: Record<string, unknown>[] = [];
  const keep = (line: unknown) => void lines.push(Object(line) as Record<string, unknown>);
  const log: QueueLog = { info: keep, warn: keep, error: keep };
  return { log, lines, events: () => lines.map(({ event }) => event) };
}
