import { arabicFormMessages, contactMessage, englishFormMessages } from "@miqyas/contract";
import type { ContactMessage } from "@miqyas/contract";
import type { Form, StoredRow } from "./form.ts";

/** `POST /contact-us-messages` (API-28, CON-11). */
export const contactForm: Form<ContactMessage> = {
  path: "/contact-us-messages",
  schema: contactMessage,
  thanks: { en: englishFormMessages.stored.contact, ar: arabicFormMessages.stored.contact },
  faults: { en: englishFormMessages.faults.contact, ar: arabicFormMessages.faults.contact },
  limit: { count: 5, period: 10 * 60_000 },
  table: "contact_messages",
  async store(client, { name, email, phone, message }, envelope) {
    const { key, fingerprint, locale, receivedAt, reference, replyBy, quarantine } = envelope;
    const { rows } = await client.query<StoredRow>(
      // The update changes nothing. It makes the statement return the row that already has this key.
      `INSERT INTO contact_messages
         (name, email, phone, message, language, received_at, status, idempotency_key, fingerprint,
          reference, reply_by, quarantined, quarantine_reason)
       VALUES ($1, $2, $3, $4, $5, $6, 'new', $7, $8, $9, $10, $11::text IS NOT NULL, $11)
       ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key
       RETURNING id, coalesce(fingerprint, '') AS fingerprint`,
      [
        ...[name, email, phone || null, message, locale, receivedAt, key, fingerprint],
        ...[reference, replyBy, quarantine],
      ],
    );
    const [row] = rows;
    if (!row) throw new Error("the message was not written");
    return row;
  },
};
