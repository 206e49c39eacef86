import type { FastifyRequest } from "fastify";
import { newsletterLink } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type pg from "pg";
import * as v from "valibot";
import { jsonReply } from "../../../src/api/reply.ts";
import { log } from "../../../src/log/log.ts";
import { localeOf, sendReply } from "../../shared/answer.ts";
import type { Handler } from "@miqyas/http/routes";
import { confirmableFor, createLinkTokens } from "../../../src/inbox/link-token.ts";
import type { ReadToken, Subscriber } from "../../../src/inbox/link-token.ts";
import { answerFailure, Refused } from "../form-refusal.ts";
import type { FormContext } from "../handle-form.ts";
import { createAdmission, readJsonRequest } from "../read-json.ts";

/** Largest body, bytes. */
const largest = 4096;

/** State of a subscription after its link was opened. */
type State = "confirmed" | "already" | "unsubscribed";

interface KnownSubscriber extends Subscriber {
  status: "unconfirmed" | "confirmed" | "unsubscribed" | "quarantined";
}

/** Performs the action of a mail link. Throws `Refused`. */
type FollowLink = (database: pg.Pool, subscriber: KnownSubscriber, token: ReadToken) => Promise<State>;

/** Confirms a subscription once. An address that has unsubscribed since needs a new mail. */
const confirm: FollowLink = async (database, subscriber, token) => {
  if (!token.isConfirmation(subscriber)) throw new Refused(422, "linkWrong");
  if (subscriber.status === "confirmed") return "already";
  const isOver = !token.sentAt || Date.now() - token.sentAt.getTime() > confirmableFor;
  if (isOver || subscriber.status !== "unconfirmed") throw new Refused(410, "linkExpired");
  const { rowCount } = await database.query(
    `UPDATE newsletter_subscribers
     SET status = 'confirmed', quarantine_reason = NULL, confirmed_at = now(), updated_at = now()
     WHERE id = $1 AND status = 'unconfirmed'`,
    [subscriber.id],
  );
  return rowCount === 1 ? "confirmed" : "already";
};

/** Unsubscribes at once (RFC 8058). An address that is already unsubscribed gets the same answer. */
const leave: FollowLink = async (database, subscriber, token) => {
  if (!token.isLeave(subscriber)) throw new Refused(422, "linkWrong");
  await database.query(
    `UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
     WHERE id = $1 AND status <> 'unsubscribed'`,
    [subscriber.id],
  );
  return "unsubscribed";
};

const messages: Record<State, Record<Locale, string>> = {
  confirmed: { en: "Your subscription is confirmed.", ar: "تم تأكيد اشتراكك في النشرة." },
  already: { en: "This subscription is already confirmed.", ar: "سبق أن أكّدت هذا الاشتراك." },
  unsubscribed: {
    en: "You have been unsubscribed. You will receive no more newsletters.",
    ar: "أُلغي اشتراكك في النشرة، ولن تصلك بعد الآن.",
  },
};

/** The handlers of the calls behind mail links (R13, B20, B21). */
export function createLinkHandlers(context: FormContext): Record<"confirm" | "unsubscribe", Handler> {
  const { read, write } = context.database;
  const tokens = createLinkTokens(context.linkSecret);
  const admit = createAdmission();

  async function readToken(request: FastifyRequest): Promise<ReadToken> {
    const { siteSecret } = context;
    const { fields } = await readJsonRequest(request, { largest, siteSecret, admit });
    const parsed = v.safeParse(newsletterLink, fields);
    const token = parsed.success ? tokens.read(parsed.output.token) : undefined;
    if (!token) throw new Refused(422, "linkWrong");
    return token;
  }

  const createHandler =
    (path: string, follow: FollowLink): Handler =>
    async (request, reply) => {
      const locale = localeOf(request);
      try {
        const token = await readToken(request);
        const { rows } = await read.query<KnownSubscriber>(
          `SELECT id, email, status, coalesce(subscribed_at, created_at) AS "requestedAt"
           FROM newsletter_subscribers WHERE id = $1`,
          [token.id],
        );
        const [subscriber] = rows;
        if (!subscriber) throw new Refused(422, "linkWrong");
        const state = await follow(write, subscriber, token);
        log.info({ event: "link_followed", link: path, state });
        const answer = { success: true, message: messages[state][locale], data: { state } };
        sendReply(reply, jsonReply(200, JSON.stringify(answer)));
      } catch (error) {
        answerFailure(reply, error, locale, path);
      }
    };

  return {
    confirm: createHandler("/newsletter/confirm", confirm),
    unsubscribe: createHandler("/newsletter/unsubscribe", leave),
  };
}
