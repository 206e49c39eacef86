import { contactMessage, locales } from "@miqyas/contract";
import * as v from "valibot";

const shared = {
  /** The `Idempotency-Key` of every attempt (CON-12). */
  key: v.string(),
  locale: v.picklist(locales),
  /** How long the form was on the screen, ms, and what its hidden field held (CON-8). */
  trace: v.string(),
  /** What the visitor was told to name it by; `null` where the browser cannot compute it (CON-14). */
  reference: v.nullable(v.string()),
  /** When it was sent first, ms since 1970. */
  createdAt: v.number(),
  /** Attempts that ended without an answer. */
  failures: v.number(),
  /** When the next attempt is due, ms since 1970. */
  dueAt: v.number(),
  /** The answer that no further attempt can change; `null` while it waits. */
  refusedWith: v.nullable(v.number()),
  /** Until when a tab is sending it, ms since 1970: only in browsers without Web Locks. */
  claimedUntil: v.number(),
};

/** A form that waits on this device until the site has it (CON-11). */
export const outboxEntry = v.variant("kind", [
  v.object({ kind: v.literal("contact"), body: contactMessage, ...shared }),
  // The product itself checks no address (NEWS-9): the site says what it does not take.
  v.object({ kind: v.literal("newsletter"), body: v.object({ email: v.string() }), ...shared }),
]);
export type OutboxEntry = v.InferOutput<typeof outboxEntry>;
export type FormKind = OutboxEntry["kind"];

/** How long a message is kept, ms. */
export const keepingTime = 7 * 86_400_000;

/** Between two looks for messages that are due, ms. */
export const patrolTime = 30_000;
const longestWait = 5 * 60_000;

export const isExpired = ({ createdAt }: Pick<OutboxEntry, "createdAt">, now: number): boolean =>
  now - createdAt > keepingTime;

/**
 * When to try again after so many failures: 30 s, doubling to five minutes, spread by half of it so that many
 * browsers do not come back at the same moment; later where the server asks for it.
 * @param asked what `Retry-After` said, ms
 */
export function nextAttempt(failures: number, now: number, asked = 0, random = Math.random): number {
  const wait = Math.min(patrolTime * 2 ** Math.max(0, failures - 1), longestWait);
  return now + Math.max(asked, wait * (0.5 + random()));
}
