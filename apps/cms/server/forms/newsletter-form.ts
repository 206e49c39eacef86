import { isPlaceholderAddress, newsletterSubscription } from "@miqyas/contract";
import type { NewsletterSubscription } from "@miqyas/contract";
import type { Form } from "./form.ts";

/**
 * `POST /newsletter/subscribe` (API-29). A known address is answered as a new one is, so that nobody learns who
 * subscribes; who had left comes back as unconfirmed. Behind a placeholder domain there is nobody: such an
 * address is kept for staff to see and never written to (NEWS-7).
 */
export const newsletterForm: Form<NewsletterSubscription> = {
  path: "/newsletter/subscribe",
  schema: newsletterSubscription,
  thanks: {
    en: "Your subscription has arrived.",
    ar: "وصل طلب اشتراكك في النشرة.",
  },
  limit: { allowed: 5, window: 60 * 60_000 },
  table: "newsletter_subscribers",
  async store(client, { email }, { key, fingerprint, locale, receivedAt }) {
    const isPlaceholder = isPlaceholderAddress(email);
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO newsletter_subscribers AS known
         (email, language, status, quarantine_reason, subscribed_at, idempotency_key)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (email) DO UPDATE SET
         updated_at = CASE WHEN known.status = 'unsubscribed' THEN now() ELSE known.updated_at END,
         subscribed_at = CASE WHEN known.status = 'unsubscribed' THEN excluded.subscribed_at ELSE known.subscribed_at END,
         language = CASE WHEN known.status = 'unsubscribed' THEN excluded.language ELSE known.language END,
         status = CASE WHEN known.status = 'unsubscribed' THEN excluded.status ELSE known.status END
       RETURNING id`,
      [
        email.toLowerCase(),
        locale,
        isPlaceholder ? "quarantined" : "unconfirmed",
        isPlaceholder ? "placeholder domain" : null,
        receivedAt,
        key,
      ],
    );
    const [row] = rows;
    if (!row) throw new Error("the subscription was not written");
    return { id: row.id, fingerprint };
  },
};
