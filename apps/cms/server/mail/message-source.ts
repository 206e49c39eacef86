import { mailLimits } from "./mail-limits.ts";
import { messageMail } from "./message-mail.ts";
import type { NewMessage } from "./message-mail.ts";
import type { MailSource } from "./mail-source.ts";

const { hourly, newFor } = mailLimits.message;

/** Staff who answer messages and want these mails. */
const wanting = `
  SELECT email FROM users WHERE wants_messages AND role IN ('owner', 'inbox') ORDER BY id`;

/**
 * Messages that have not been announced to staff. Quarantined messages are never announced. The time of
 * arrival decides, not the time of writing: a message may have waited for days in a browser or in the site's
 * queue.
 */
const isDue = `notified_at IS NULL AND created_at > now() - interval '1 millisecond' * ${newFor}
  AND status = 'new' AND quarantined IS NOT TRUE`;

const due = `
  SELECT id, name, email, phone, message, language, reference, received_at, reply_by,
    (SELECT utc_offset FROM site_settings LIMIT 1) AS utc_offset
  FROM contact_messages
  WHERE ${isDue} AND id <> ALL($1)
    AND (SELECT count(*) FROM contact_messages WHERE notified_at > now() - interval '1 hour') < ${hourly}
  ORDER BY coalesce(array_position($2::int[], id), 0), received_at, id
  LIMIT 1`;

const waiting = `SELECT count(*)::int AS waiting FROM contact_messages WHERE ${isDue} AND EXISTS (${wanting})`;

export interface MessageSourceOptions {
  cmsOrigin: string;
  /** Host in the `Message-ID` of the mails. */
  host: string;
}

/**
 * The source of mails that announce messages to staff. One mail goes to everybody who wants it. It counts as
 * sent when the server accepts it for one of them.
 */
export const createMessageSource = ({ cmsOrigin, host }: MessageSourceOptions): MailSource => ({
  name: "message",
  waiting,
  async findDue(database, { tried, except }) {
    const users = await database.query<{ email: string }>(wanting);
    if (users.rows.length === 0) return undefined;
    const { rows } = await database.query<NewMessage>(due, [except, tried]);
    const [message] = rows;
    if (!message) return undefined;
    const recipients = users.rows.map(({ email }) => email);
    return {
      id: message.id,
      mail: {
        ...messageMail(message, recipients, `${cmsOrigin}/admin/collections/contact-messages/${message.id}`),
        messageId: `<message-${message.id}@${host}>`,
      },
      async markSent(holder) {
        await holder.query("UPDATE contact_messages SET notified_at = now() WHERE id = $1", [message.id]);
      },
    };
  },
});
