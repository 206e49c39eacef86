import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { env } from "../env.ts";

/** The sender of all mails. */
export const sender = env.MAIL_FROM ?? {
  name: "Miqyas",
  address: `no-reply@${new URL(env.CMS_ORIGIN).hostname}`,
};

/** Longest waits for the mail server, ms: to connect, for its greeting, for each reply. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Passes one mail to the mail server. Throws nodemailer's error when no recipient is accepted. */
export type SendMail = (mail: SendMailOptions) => Promise<unknown>;

/** Makes a sender over a mail server. It refuses mails that attach files or addresses by name. */
export function createMailSender(url: string, from = sender): SendMail {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return (mail) => transport.sendMail({ from, ...mail });
}
