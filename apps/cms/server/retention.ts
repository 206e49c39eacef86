import type pg from "pg";
import { describeError } from "../src/log/describe-error.ts";
import { log } from "../src/log/log.ts";

/**
 * How long what visitors sent is kept, as the privacy policy promises (R23). PostgreSQL intervals.
 * A conversation ends when staff mark it as answered or closed; what was held back never was one. Staff who touch a
 * message again begin its time anew. What nobody has answered is not removed: the dashboard shows it as overdue.
 */
export const keptFor = {
  /** A message after the last change to it, once its conversation has ended or it was held back. */
  message: "12 months",
  /** An address after it was asked to confirm, or, where nothing may be sent to it, after it came in. */
  unconfirmed: "7 days",
  /** An address after it left the list: long enough to answer a complaint. */
  unsubscribed: "30 days",
  /** The `Idempotency-Key` of a form with its answer, for as long as a browser may repeat itself (R3). */
  receipt: "30 days",
} as const;

const day = 24 * 60 * 60_000;

/** Rows removed by one statement: none holds a table for long. */
const batch = 1000;

/** What has been kept long enough: table, and which of its rows. `$1` is the time now. */
const rules = {
  messages: `contact_messages WHERE (status IN ('answered', 'closed') OR quarantined)
    AND updated_at < $1::timestamptz - interval '${keptFor.message}'`,
  // Without SMTP nobody is asked, so nobody could have confirmed: then these stay, and staff see them waiting.
  unconfirmed: `newsletter_subscribers WHERE status = 'unconfirmed'
    AND (confirmation_sent_at IS NOT NULL OR mail_refused IS NOT NULL)
    AND greatest(confirmation_sent_at, subscribed_at) < $1::timestamptz - interval '${keptFor.unconfirmed}'`,
  // From its arrival: it may have waited for days in a browser or in the site's inbox.
  heldBack: `newsletter_subscribers WHERE status = 'quarantined'
    AND updated_at < $1::timestamptz - interval '${keptFor.unconfirmed}'`,
  unsubscribed: `newsletter_subscribers WHERE status = 'unsubscribed'
    AND coalesce(unsubscribed_at, updated_at) < $1::timestamptz - interval '${keptFor.unsubscribed}'`,
  receipts: `form_receipts WHERE created_at < $1::timestamptz - interval '${keptFor.receipt}'`,
} as const;

/** Rows removed, by the rule that removed them. */
export type Removed = Record<keyof typeof rules, number>;

async function removeAll(writer: pg.Pool, rule: keyof typeof rules, now: Date): Promise<number> {
  const table = rules[rule].slice(0, rules[rule].indexOf(" "));
  let removed = 0;
  for (let count: number = batch; count === batch;) {
    const { rowCount } = await writer.query(
      `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${rules[rule]} LIMIT ${batch})`,
      [now],
    );
    count = rowCount ?? 0;
    removed += count;
  }
  return removed;
}

/** Removes what has been kept long enough (F20). Addresses wait for their confirmation where no mail is sent. */
export async function removeExpired(
  writer: pg.Pool,
  { asksToConfirm, now = new Date() }: { asksToConfirm: boolean; now?: Date },
): Promise<Removed> {
  return {
    messages: await removeAll(writer, "messages", now),
    unconfirmed: asksToConfirm ? await removeAll(writer, "unconfirmed", now) : 0,
    heldBack: await removeAll(writer, "heldBack", now),
    unsubscribed: await removeAll(writer, "unsubscribed", now),
    receipts: await removeAll(writer, "receipts", now),
  };
}

/** Removes what has expired now and every day; the returned function stops it. The log says how many rows went. */
export function startRetention(writer: pg.Pool, asksToConfirm: boolean): () => void {
  const run = () =>
    removeExpired(writer, { asksToConfirm }).then(
      (removed) => log.info({ msg: "expired_removed", ...removed }),
      (error: unknown) => log.error({ msg: "expired_not_removed", error: describeError(error) }),
    );
  void run();
  const timer = setInterval(() => void run(), day);
  return () => clearInterval(timer);
}
