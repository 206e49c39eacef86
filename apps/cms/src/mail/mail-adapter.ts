import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";
import { env } from "../env.ts";

const senderAddress = `no-reply@${new URL(env.CMS_ORIGIN).hostname}`;

/** Sends through SMTP_URL. Without it nothing is sent, and the log says so without naming anyone. */
export const mailAdapter: EmailAdapter = ({ payload }) => {
  const transport = env.SMTP_URL ? createTransport(env.SMTP_URL) : undefined;
  return {
    name: "smtp",
    defaultFromAddress: senderAddress,
    defaultFromName: "Miqyas",
    sendEmail: async (message) => {
      if (transport) return transport.sendMail({ from: `Miqyas <${senderAddress}>`, ...message });
      payload.logger.warn({ msg: "mail_not_sent", reason: "SMTP_URL is not set" });
    },
  };
};
