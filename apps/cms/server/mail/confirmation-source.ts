import type { Locale } from "@miqyas/contract";
import { hashAddress } from "../../src/inbox/hash-address.ts";
import { linkAddress } from "../../src/inbox/link-token.ts";
import type { Subscriber, LinkTokens } from "../../src/inbox/link-token.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { mailLimits } from "./mail-limits.ts";
import type { MailSource } from "./mail-source.ts";

const { hourly, firstWithin, secondAfter, laterAfter } = mailLimits.confirmation;

/**
 * Unconfirmed subscriptions without a mail. The wait is one day after the first mail to an address and 15
 * days after each later one: at most three mails in 30 days, however often somebody subscribes (B20).
 */
const isDue = `status = 'unconfirmed' AND mail_refused IS NULL
  AND (confirmation_sent_at IS NULL
    OR confirmation_sent_at < subscribed_at
      AND confirmation_sent_at < now() - interval '1 millisecond' *
        CASE WHEN confirmation_sent_at < created_at + interval '1 millisecond' * ${firstWithin}
          THEN ${secondAfter} ELSE ${laterAfter} END)`;

const due = `
  SELECT id, email, language, coalesce(subscribed_at, created_at) AS "requestedAt"
  FROM newsletter_subscribers
  WHERE ${isDue} AND id <> ALL($1)
    AND (SELECT count(*) FROM newsletter_subscribers WHERE confirmation_sent_at > now() - interval '1 hour') < ${hourly}
  ORDER BY coalesce(array_position($2::int[], id), 0), "requestedAt", id
  LIMIT 1`;

/** Records a mail in the row and beside it, where it stays when the row is removed. */
const record = `
  WITH subscriber AS (
    UPDATE newsletter_subscribers SET confirmation_sent_at = $2 WHERE id = $1 RETURNING created_at, confirmation_sent_at)
  INSERT INTO confirmation_mails (address, arrived_at, sent_at)
  SELECT $3, created_at, confirmation_sent_at FROM subscriber
  ON CONFLICT (address) DO UPDATE SET sent_at = excluded.sent_at`;

const waiting = `SELECT count(*)::int AS waiting FROM newsletter_subscribers WHERE ${isDue}`;

export interface ConfirmationSourceOptions {
  siteOrigin: string;
  tokens: LinkTokens;
  /** Host in the `Message-ID` of the mails. */
  host: string;
}

/** The source of mails that ask new subscribers to confirm (R13). */
export function createConfirmationSource({
  siteOrigin,
  tokens,
  host,
}: ConfirmationSourceOptions): MailSource {
  const addressesOf = (action: "confirm" | "unsubscribe", token: string): Record<Locale, string> => ({
    en: linkAddress(siteOrigin, "en", action, token),
    ar: linkAddress(siteOrigin, "ar", action, token),
  });

  return {
    name: "confirmation",
    waiting,
    async findDue(database, { tried, except }) {
      const { rows } = await database.query<Subscriber & { language: Locale }>(due, [except, tried]);
      const [subscriber] = rows;
      if (!subscriber) return undefined;
      const { id, email, language, requestedAt } = subscriber;
      const sentAt = new Date();
      const links = {
        confirm: addressesOf("confirm", tokens.confirmation(subscriber, sentAt)),
        leave: addressesOf("unsubscribe", tokens.leave(subscriber)),
      };
      return {
        id,
        mail: {
          ...confirmationMail(email, language, links),
          messageId: `<confirmation-${id}-${requestedAt.getTime()}@${host}>`,
        },
        async markSent(holder) {
          await holder.query(record, [id, sentAt, hashAddress(email)]);
        },
        async markRefused(holder, reason) {
          await holder.query("UPDATE newsletter_subscribers SET mail_refused = $2 WHERE id = $1", [
            id,
            reason || "refused",
          ]);
        },
      };
    },
  };
}
