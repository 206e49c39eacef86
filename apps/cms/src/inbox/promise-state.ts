/** What of a message decides how its promise stands. */
export interface Promised {
  status?: unknown;
  quarantined?: unknown;
  reply_by?: unknown;
}

/** How long before its end a promise is about to break, ms. */
export const soon = 4 * 60 * 60_000;

/** States in which somebody still waits for an answer. */
export const unanswered = ["new", "in_progress"] as const;

export type PromiseState = "due-soon" | "overdue";

/** How the promise of an answer stands (CON-1); nothing while there is time, or when nobody waits any more. */
export function findPromiseState(message: Promised, now = Date.now()): PromiseState | undefined {
  const isOpen = unanswered.some((status) => status === message.status) && message.quarantined !== true;
  const end = typeof message.reply_by === "string" ? Date.parse(message.reply_by) : Number.NaN;
  if (!isOpen || Number.isNaN(end)) return undefined;
  if (end < now) return "overdue";
  return end - now <= soon ? "due-soon" : undefined;
}
