import type { IncomingMessage, ServerResponse } from "node:http";
import { newsletterLink } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type pg from "pg";
import * as v from "valibot";
import type { Client } from "../client-address.ts";
import { answerFailure, Refused } from "../forms/form-refusal.ts";
import type { FormContext } from "../forms/handle-form.ts";
import { readJsonObject, saysJson } from "../forms/read-json.ts";
import { findTrustedCaller } from "../forms/trusted-caller.ts";
import { log } from "../log.ts";
import { createRateLimit } from "../rate-limit.ts";
import { readBody } from "../read-body.ts";
import { sendJson } from "../send.ts";
import { confirmableFor, createLinkTokens } from "./link-token.ts";
import type { ReadToken, Subscriber } from "./link-token.ts";

/** Largest body, bytes, and the longest it may take to arrive, ms. */
const bounds = { limit: 4096, timeout: 15_000 };

/** What a link brought about. */
type State = "confirmed" | "already" | "unsubscribed";

interface KnownSubscriber extends Subscriber {
  status: "unconfirmed" | "confirmed" | "unsubscribed" | "quarantined";
}

/** A link of a mail: does what it is for, or throws `Refused`. */
type FollowLink = (database: pg.Pool, subscriber: KnownSubscriber, token: ReadToken) => Promise<State>;

/** Confirms, once: whoever has left since needs a new mail. */
const confirm: FollowLink = async (database, subscriber, token) => {
  if (!token.isConfirmation(subscriber)) throw new Refused(422, "linkWrong");
  if (subscriber.status === "confirmed") return "already";
  const isOver = !token.sentAt || Date.now() - token.sentAt.getTime() > confirmableFor;
  if (isOver || subscriber.status !== "unconfirmed") throw new Refused(410, "linkExpired");
  const { rowCount } = await database.query(
    `UPDATE newsletter_subscribers SET status = 'confirmed', confirmed_at = now(), updated_at = now()
     WHERE id = $1 AND status = 'unconfirmed'`,
    [subscriber.id],
  );
  return rowCount === 1 ? "confirmed" : "already";
};

/** Leaves at once, as RFC 8058 wants it; the same answer to whoever is out already. */
const leave: FollowLink = async (database, subscriber, token) => {
  if (!token.isLeave(subscriber)) throw new Refused(422, "linkWrong");
  await database.query(
    `UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
     WHERE id = $1 AND status IN ('unconfirmed', 'confirmed')`,
    [subscriber.id],
  );
  return "unsubscribed";
};

const links = { "/newsletter/confirm": confirm, "/newsletter/unsubscribe": leave };

const messages: Record<State, Record<Locale, string>> = {
  confirmed: { en: "Your subscription is confirmed.", ar: "تم تأكيد اشتراكك في النشرة." },
  already: { en: "This subscription is already confirmed.", ar: "سبق أن أكّدت هذا الاشتراك." },
  unsubscribed: {
    en: "You have been unsubscribed. You will receive no more newsletters.",
    ar: "أُلغي اشتراكك في النشرة، ولن تصلك بعد الآن.",
  },
};

/** The calls by which the links of mails are followed, by path (R13, B20, B21). */
export function createLinkHandlers(context: FormContext) {
  const { read, write } = context.database;
  const tokens = createLinkTokens(context.linkSecret);
  const requests = createRateLimit({ allowed: 60, window: 60_000 });

  async function readToken(request: IncomingMessage, client: Client): Promise<ReadToken> {
    if (!saysJson(request.headers["content-type"]) || request.headers["content-encoding"])
      throw new Refused(415, "mediaType");
    const body = await readBody(request, bounds);
    if (!findTrustedCaller(request.headers, body, context.siteSecret)) {
      const wait = requests.take(client.key);
      if (wait > 0) throw new Refused(429, "tooMany", { headers: ["Retry-After", String(wait)] });
    }
    const said = readJsonObject(body);
    if (!said) throw new Refused(400, "notJson");
    const parsed = v.safeParse(newsletterLink, said);
    const token = parsed.success ? tokens.read(parsed.output.token) : undefined;
    if (!token) throw new Refused(422, "linkWrong");
    return token;
  }

  const createHandler =
    (path: string, follow: FollowLink) =>
    async (request: IncomingMessage, response: ServerResponse, client: Client, locale: Locale) => {
      try {
        const token = await readToken(request, client);
        const { rows } = await read.query<KnownSubscriber>(
          `SELECT id, email, status, coalesce(subscribed_at, created_at) AS "askedAt"
           FROM newsletter_subscribers WHERE id = $1`,
          [token.id],
        );
        const [subscriber] = rows;
        if (!subscriber) throw new Refused(422, "linkWrong");
        const state = await follow(write, subscriber, token);
        log.info({ msg: "link_followed", link: path, state });
        sendJson(
          response,
          200,
          JSON.stringify({ success: true, message: messages[state][locale], data: { state } }),
        );
      } catch (error) {
        if (request.destroyed && !request.complete) return;
        answerFailure(request, response, error, locale, path);
      }
    };

  return Object.entries(links).map(([path, follow]) => [path, createHandler(path, follow)] as const);
}
