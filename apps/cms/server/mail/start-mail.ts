import { env } from "../../src/env.ts";
import { createMailSender, sender } from "../../src/mail/mail-transport.ts";
import type { Database } from "../shared/database.ts";
import { createLinkTokens } from "../../src/inbox/link-token.ts";
import { createConfirmationSource } from "./confirmation-source.ts";
import { startMailer } from "./mailer.ts";
import type { Mailer } from "./mailer.ts";
import { createMessageSource } from "./message-source.ts";

/** A mailer that sends nothing. */
export const noMail: Mailer = {
  wake: () => undefined,
  status: () => ({ isDown: false, results: [] }),
  countWaiting: () => Promise.resolve([]),
  stop: () => Promise.resolve(),
};

/** Starts the mailer with the settings. Without SMTP_URL it sends nothing. */
export function startMail(database: Database): Mailer {
  if (!env.SMTP_URL) return noMail;
  const host = sender.address.slice(sender.address.lastIndexOf("@") + 1);
  return startMailer({
    database,
    send: createMailSender(env.SMTP_URL),
    sources: [
      createMessageSource({ cmsOrigin: env.CMS_ORIGIN, host }),
      createConfirmationSource({
        siteOrigin: env.SITE_ORIGIN,
        tokens: createLinkTokens(env.PAYLOAD_SECRET),
        host,
      }),
    ],
  });
}
