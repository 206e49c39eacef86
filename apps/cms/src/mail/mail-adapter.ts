import type { EmailAdapter, Payload, SendEmailOptions } from "payload";
import { env } from "../env.ts";
import { processState } from "../process-state.ts";
import { createMailSender, sender } from "./mail-transport.ts";
import type { SendMail } from "./mail-transport.ts";

/** Passes a mail on. One that fails is told to the log, and may be asked for again at once. Never rejects. */
async function deliver(payload: Payload, send: SendMail, message: SendEmailOptions): Promise<void> {
  const begun = new Date().toISOString();
  try {
    await send(message);
  } catch (error) {
    payload.logger.warn({ event: "mail_not_sent", error });
    const where = { email: { equals: message.to }, resetPasswordRequestedAt: { less_than_equal: begun } };
    const data = { resetPasswordRequestedAt: null };
    await payload.db.updateOne({ collection: "users", where, data }).catch((fault: unknown) => {
      payload.logger.error({ event: "mail_not_sent", error: fault });
    });
  }
}

/**
 * Sends Payload's own mails, which are those for a forgotten password, through SMTP_URL. It does not wait for the mail server:
 * status and time of the answer would tell whether an account exists (B18), and its row would be locked meanwhile. Without
 * SMTP_URL no mail is sent, and the log says so without an address.
 */
export const mailAdapter: EmailAdapter = ({ payload }) => {
  const send = env.SMTP_URL ? createMailSender(env.SMTP_URL) : undefined;
  return {
    name: "smtp",
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    sendEmail: (message) => {
      if (send) {
        const mail = deliver(payload, send, message).finally(() => processState.mails.delete(mail));
        processState.mails.add(mail);
      } else payload.logger.warn({ event: "mail_not_sent", reason: "SMTP_URL is not set" });
      return Promise.resolve();
    },
  };
};
