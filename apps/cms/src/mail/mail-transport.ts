import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { env } from "../env.ts";

/** Whom mails come from. */
export const sender = env.MAIL_FROM ?? {
  name: "Miqyas",
  address: `no-reply@${new URL(env.CMS_ORIGIN).hostname}`,
};

/** Longest waits for the mail server: to connect, for its greeting, for any of its replies, ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands one mail to the mail server; throws nodemailer's error when it is not accepted for anybody. */
export type SendMail = (mail: SendMailOptions) => Promise<unknown>;

/** Sends through a mail server; mails that name files or addresses to be attached are refused. */
export function createMailSender(url: string, from = sender): SendMail {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return (mail) => transport.sendMail({ from, ...mail });
}
