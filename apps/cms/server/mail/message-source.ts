import { mailLimits } from "./mail-limits.ts";
import { messageMail } from "./message-mail.ts";
import type { NewMessage } from "./message-mail.ts";
import type { MailSource } from "./mail-source.ts";

const { hourly, newFor } = mailLimits.message;

/** Whoever answers messages and wants to be told. */
const wanting = `
  SELECT email FROM users WHERE wants_messages AND role IN ('owner', 'inbox') ORDER BY id`;

/**
 * New messages that staff have not been told of; held-back ones are never announced. New is what came lately, not what
 * was written lately: a message may have waited for days in a browser or in the site's inbox.
 */
const due = `
  SELECT id, name, email, phone, message, language, reference, received_at, reply_by
  FROM contact_messages
  WHERE notified_at IS NULL AND created_at > now() - interval '1 millisecond' * ${newFor}
    AND status = 'new' AND quarantined IS NOT TRUE AND id <> ALL($1)
    AND (SELECT count(*) FROM contact_messages WHERE notified_at > now() - interval '1 hour') < ${hourly}
  ORDER BY received_at, id
  LIMIT 1`;

export interface MessageSourceOptions {
  cmsOrigin: string;
  /** Host that names the mails. */
  host: string;
}

/** Mails that tell staff of a message: one to all who want it. Taken for one of them, it counts as sent. */
export const createMessageSource = ({ cmsOrigin, host }: MessageSourceOptions): MailSource => ({
  name: "message",
  async findDue(database, except) {
    const users = await database.query<{ email: string }>(wanting);
    if (users.rows.length === 0) return undefined;
    const { rows } = await database.query<NewMessage>(due, [except]);
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
