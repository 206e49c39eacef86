import type pg from "pg";
import { describeWithoutMessage } from "../src/log/describe-error.ts";
import { log } from "../src/log/log.ts";

/**
 * How long visitors' data is kept, as the privacy policy promises (R23). PostgreSQL intervals. A conversation
 * ends when staff mark it as answered or closed; a quarantined message has no conversation. A change by staff
 * starts the time again. Unanswered messages are not removed: the dashboard shows them as overdue.
 */
export const keptFor = {
  /** A message, after its last change, once its conversation has ended or it was quarantined. */
  message: "12 months",
  /**
   * An unconfirmed address, after its confirmation mail. An address that a program has quarantined, which gets no mail,
   * after its arrival.
   */
  unconfirmed: "7 days",
  /** The keyed hash of an address with the time of its last confirmation mail, for the limit of mails (R13). */
  mailed: "30 days",
  /** An address, after it unsubscribed: long enough to answer a complaint. */
  unsubscribed: "30 days",
  /** The `Idempotency-Key` of a form with its answer: as long as a browser may repeat the form (R3). */
  receipt: "30 days",
  /** Counts of use, per day. They contain nothing about a visitor (RT-30). */
  usage: "25 months",
} as const;

/** How long a record of what staff did is kept. */
const auditKeptFor = "25 months";

const day = 24 * 60 * 60_000;

/** Wait for the first time, ms. A machine may start with a wrong clock, which the network then corrects. */
export const firstAfter = 10 * 60_000;

/** Rows per statement. No statement locks a table for long. */
const batch = 1000;

/** The rows to remove, per rule: table and condition. `$1` is the current time. */
const rules = {
  messages: `contact_messages WHERE (status IN ('answered', 'closed') OR quarantined)
    AND updated_at < $1::timestamptz - interval '${keptFor.message}'`,
  // Without SMTP no confirmation mail is sent, so nobody can confirm. These rows then stay, and staff see
  // them. An address that subscribed again stays until it is asked again.
  unconfirmed: `newsletter_subscribers WHERE status = 'unconfirmed'
    AND (confirmation_sent_at >= coalesce(subscribed_at, created_at) OR mail_refused IS NOT NULL)
    AND greatest(confirmation_sent_at, subscribed_at) < $1::timestamptz - interval '${keptFor.unconfirmed}'`,
  // Counted from the arrival: the form may have waited for days in a browser or in the site's queue. A hold without a reason
  // is by staff, and stays: the address would get mail again.
  quarantined: `newsletter_subscribers WHERE status = 'quarantined' AND quarantine_reason IS NOT NULL
    AND updated_at < $1::timestamptz - interval '${keptFor.unconfirmed}'`,
  unsubscribed: `newsletter_subscribers WHERE status = 'unsubscribed'
    AND coalesce(unsubscribed_at, updated_at) < $1::timestamptz - interval '${keptFor.unsubscribed}'`,
  mailed: `confirmation_mails WHERE sent_at < $1::timestamptz - interval '${keptFor.mailed}'`,
  audit: `audit_log WHERE happened_at < $1::timestamptz - interval '${auditKeptFor}'`,
  receipts: `form_receipts WHERE created_at < $1::timestamptz - interval '${keptFor.receipt}'`,
  usage: `usage_counts WHERE day < to_char($1::timestamptz - interval '${keptFor.usage}', 'YYYY-MM-DD')`,
} as const;

/** Number of removed rows per rule. */
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

/** Removes rows whose time is over (F20). Unconfirmed addresses stay where no mail is sent. */
export async function removeExpired(
  writer: pg.Pool,
  { asksToConfirm, now = new Date() }: { asksToConfirm: boolean; now?: Date },
): Promise<Removed> {
  return {
    messages: await removeAll(writer, "messages", now),
    unconfirmed: asksToConfirm ? await removeAll(writer, "unconfirmed", now) : 0,
    quarantined: await removeAll(writer, "quarantined", now),
    unsubscribed: await removeAll(writer, "unsubscribed", now),
    mailed: await removeAll(writer, "mailed", now),
    audit: await removeAll(writer, "audit", now),
    receipts: await removeAll(writer, "receipts", now),
    usage: await removeAll(writer, "usage", now),
  };
}

/** Removes expired rows ten minutes later and once per day, and logs their number. The returned function stops it. */
export function startRetention(writer: pg.Pool, asksToConfirm: boolean): () => void {
  const run = () =>
    removeExpired(writer, { asksToConfirm }).then(
      (removed) => log.info({ event: "expired_removed", ...removed }),
      (error: unknown) => log.error({ event: "expired_not_removed", error: describeWithoutMessage(error) }),
    );
  const timers = [setTimeout(() => void run(), firstAfter), setInterval(() => void run(), day)];
  return () => timers.forEach((timer) => clearTimeout(timer));
}
