import type { EmailAdapter } from "payload";
import { env } from "../env.ts";
import { createMailSender, sender } from "./mail-transport.ts";

/**
 * Sends Payload's own mails through SMTP_URL. Without it no mail is sent, and the log says so without an
 * address.
 */
export const mailAdapter: EmailAdapter = ({ payload }) => {
  const send = env.SMTP_URL ? createMailSender(env.SMTP_URL) : undefined;
  return {
    name: "smtp",
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    sendEmail: async (message) => {
      if (send) return send(message);
      payload.logger.warn({ event: "mail_not_sent", reason: "SMTP_URL is not set" });
    },
  };
};
