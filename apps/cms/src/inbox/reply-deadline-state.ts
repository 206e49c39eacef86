/** The fields of a message that its reply deadline depends on. */
export interface AnswerableMessage {
  status?: unknown;
  quarantined?: unknown;
  reply_by?: unknown;
}

/** How long before its end a reply deadline counts as near, ms. */
export const nearWithin = 4 * 60 * 60_000;

/** States of a message that still needs an answer. */
export const unanswered = ["new", "in_progress"] as const;

export type ReplyDeadlineState = "due-soon" | "overdue";

/**
 * The state of a message's reply deadline (CON-1). Returns `undefined` while there is time, and for a message
 * that needs no answer.
 */
export function findReplyDeadlineState(message: AnswerableMessage): ReplyDeadlineState | undefined {
  const now = Date.now();
  const isOpen = unanswered.some((status) => status === message.status) && message.quarantined !== true;
  const end = typeof message.reply_by === "string" ? Date.parse(message.reply_by) : Number.NaN;
  if (!isOpen || Number.isNaN(end)) return undefined;
  if (end < now) return "overdue";
  return end - now <= nearWithin ? "due-soon" : undefined;
}
