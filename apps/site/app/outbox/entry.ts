import { contactMessage, locales } from "@miqyas/contract";
import { keptOnDevice } from "@miqyas/contract/form-headers";
import * as v from "valibot";

const shared = {
  /** The `Idempotency-Key` of all its attempts (CON-12). */
  key: v.string(),
  locale: v.picklist(locales),
  /** How old the document was, ms, and the value of the form’s hidden field (CON-8). */
  trace: v.string(),
  /** The reference that the visitor was shown; `null` if the browser cannot compute it (CON-14). */
  reference: v.nullable(v.string()),
  /** Time of the first attempt, ms since 1970. */
  createdAt: v.number(),
  /** Number of attempts without an answer. */
  failures: v.number(),
  /** When the next attempt is due, ms since 1970. */
  dueAt: v.number(),
  /** The status of a final refusal; `null` while the message waits. */
  refusedWith: v.nullable(v.number()),
  /** Version 0.2.0, to which an installation may go back, reads no message without it. */
  claimedUntil: v.optional(v.number(), 0),
};

/** A form that waits on this device until the site has it (CON-11). */
export const outboxEntry = v.variant("kind", [
  v.object({ kind: v.literal("contact"), body: contactMessage, ...shared }),
  // The form accepts any address (NEWS-9); the site refuses invalid ones.
  v.object({ kind: v.literal("newsletter"), body: v.object({ email: v.string() }), ...shared }),
]);
export type OutboxEntry = v.InferOutput<typeof outboxEntry>;

/** The wait after the first failure, and the longest one, ms. */
const [firstWait, longestWait] = [30_000, 5 * 60_000];

export const isExpired = ({ createdAt }: Pick<OutboxEntry, "createdAt">, now: number): boolean =>
  now - createdAt > keptOnDevice;

/** The longest wait that a server may ask for, ms. */
const longestAsked = 60 * 60_000;

/** Whether a message is to be tried. A time further ahead than any wait is of a clock that has been set back since (R19). */
export const isDue = ({ dueAt }: Pick<OutboxEntry, "dueAt">, now: number): boolean =>
  dueAt <= now || dueAt > now + longestAsked;

/**
 * The time of the next attempt: 30 s after the first failure, doubling to five minutes. Each wait varies randomly by
 * ± 50 %: browsers then do not return all at once. Later if the server asks for it.
 * @param asked the wait in `Retry-After`, ms
 */
export function nextAttempt(failures: number, now: number, asked = 0, random = Math.random): number {
  const wait = Math.min(firstWait * 2 ** Math.max(0, failures - 1), longestWait);
  return now + Math.max(Math.min(asked, longestAsked), wait * (0.5 + random()));
}
