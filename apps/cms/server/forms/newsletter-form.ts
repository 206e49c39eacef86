import {
  arabicFormMessages,
  englishFormMessages,
  isPlaceholderAddress,
  newsletterSubscription,
} from "@miqyas/contract";
import type { NewsletterSubscription } from "@miqyas/contract";
import { hashAddress } from "../../src/inbox/hash-address.ts";
import { confirmableFor } from "../../src/inbox/link-token.ts";
import type { Form } from "./form.ts";

/**
 * Asks an address again to confirm, when it had unsubscribed or its confirmation link has expired. A form
 * sent before that changes nothing. A form sent while a link is valid changes nothing either: the link stays
 * valid. An address that a machine seemed to have sent is asked when a person sends it. A hold without a reason
 * is by staff, and stays. An address that the mail server refused is tried again after a day.
 */
const askAgain = `
  UPDATE newsletter_subscribers
  SET status = (CASE WHEN $5::text IS NULL THEN 'unconfirmed' ELSE 'quarantined' END)::enum_newsletter_subscribers_status,
    quarantine_reason = $5, language = $2, subscribed_at = $3, confirmed_at = NULL, unsubscribed_at = NULL,
    mail_refused = NULL, updated_at = now()
  WHERE id = $1
    AND $3 > coalesce(greatest(confirmation_sent_at, unsubscribed_at), '-infinity')
    AND (status = 'unsubscribed'
      OR status = 'quarantined' AND quarantine_reason IS NOT NULL AND $5::text IS NULL
      OR status = 'unconfirmed' AND mail_refused IS NOT NULL AND updated_at < now() - interval '1 day'
      OR status = 'unconfirmed' AND subscribed_at <= confirmation_sent_at
      AND confirmation_sent_at < now() - interval '1 millisecond' * $4)`;

/**
 * `POST /newsletter/subscribe` (API-29). A known address gets the same answer as a new one, so nobody learns
 * who subscribes. An unsubscribed address becomes unconfirmed again. An address with a placeholder domain, or
 * one that a machine seems to have sent, is quarantined: staff see it, and it gets no mail (NEWS-7, B19).
 */
export const newsletterForm: Form<NewsletterSubscription> = {
  path: "/newsletter/subscribe",
  schema: newsletterSubscription,
  // Erasure finds the receipts of an address by it, in whatever letters the address was typed (F20).
  sameness: ({ email }) => ({ email: email.toLowerCase() }),
  thanks: {
    en: "We have received your subscription request.",
    ar: "وصلنا طلب اشتراكك في النشرة.",
  },
  faults: { en: englishFormMessages.faults.newsletter, ar: arabicFormMessages.faults.newsletter },
  limit: { count: 5, period: 60 * 60_000 },
  table: "newsletter_subscribers",
  async store(client, { email }, { key, fingerprint, locale, receivedAt, quarantine }) {
    const reason = isPlaceholderAddress(email) ? "placeholder domain" : quarantine;
    const { rows } = await client.query<{ id: number }>(
      // An address whose row was removed continues with the times on which the limit of mails depends (B20).
      // The update changes nothing. It makes the statement return the row of a known address.
      `INSERT INTO newsletter_subscribers
         (email, language, status, quarantine_reason, subscribed_at, idempotency_key, created_at, confirmation_sent_at)
       VALUES ($1, $2, $3, $4, $5, $6,
         coalesce((SELECT arrived_at FROM confirmation_mails WHERE address = $7), now()),
         (SELECT sent_at FROM confirmation_mails WHERE address = $7))
       ON CONFLICT (email) DO UPDATE SET email = excluded.email
       RETURNING id`,
      [
        ...[email.toLowerCase(), locale, reason ? "quarantined" : "unconfirmed", reason, receivedAt, key],
        hashAddress(email),
      ],
    );
    const [row] = rows;
    if (!row) throw new Error("the subscription was not written");
    await client.query(askAgain, [row.id, locale, receivedAt, confirmableFor, reason]);
    return { id: row.id, fingerprint };
  },
};
