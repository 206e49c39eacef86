import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, confirmSubscription, createClient, leaveNewsletter } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import * as v from "valibot";
import { answerEmpty } from "@miqyas/http/answer";
import type { ClientLimit } from "@miqyas/http/client-limit";
import { plainPageHeaders } from "@miqyas/http/security-headers";
import { endOfConnection, readText, statusOfUnread } from "../request-rules.ts";
import { signForm } from "../submission-queue/signature.ts";
import { detectLanguage, withoutLocale } from "../../shared/language.ts";
import { linkPage, linkPageStyle } from "./link-page.ts";
import type { LinkAction, LinkState } from "./link-texts.ts";

export interface NewsletterLinksOptions {
  /** Any backend of the contract. */
  backendUrl: string;
  /** Shared with the backend, which counts unsigned calls. */
  secret: string | undefined;
  /** What one client may press. */
  limit: ClientLimit;
  /** Addresses of the app's style sheets. */
  stylesheets: () => readonly string[];
  /** Addresses of the build's files, if they are known. */
  files: readonly string[];
  /** Whether the site is reached over HTTPS. */
  secure: boolean;
  /** Told how each link ended, without saying whose it is. */
  followed: (action: LinkAction, state: LinkState) => void;
}

/** Largest body, bytes: a token, or the one line of RFC 8058 in either form. */
const bodyLimit = 4096;

/** From one client in a minute. */
export const linkRule = { count: 30, period: 60_000 };

const calls = { confirm: confirmSubscription, unsubscribe: leaveNewsletter };
const statuses: Record<LinkState, number> = {
  ask: 200,
  done: 200,
  already: 200,
  invalid: 410,
  busy: 429,
  away: 503,
};
const said = v.object({ data: v.object({ state: v.string() }) });

/** What a link of a mail is for, by its path; nothing when it is no such path. */
export function findLinkAction(pathname: string): LinkAction | undefined {
  const action = /^\/newsletter\/(confirm|unsubscribe)\/?$/i
    .exec(withoutLocale(pathname))?.[1]
    ?.toLowerCase();
  return action === "confirm" || action === "unsubscribe" ? action : undefined;
}

/**
 * The pages that the links of mails open. `GET` asks and changes nothing, for scanners of mail open every link; the
 * button's `POST` acts, and so does the one-click `POST` of mail programs (RFC 8058, B20, B21). The token is the
 * permission: it stays out of logs, of `Referer`, and of addresses after the first.
 */
export function createNewsletterLinks(options: NewsletterLinksOptions) {
  const { backendUrl, secret, limit, stylesheets, files, secure, followed } = options;
  const client = createClient({ baseUrl: backendUrl });

  async function follow(action: LinkAction, token: string, locale: Locale): Promise<LinkState> {
    const body = { token };
    try {
      const receivedAt = new Date().toISOString();
      const headers = signForm(JSON.stringify(body), receivedAt, secret, Date.now());
      const answer = await client.send(calls[action], body, { locale, headers, retries: 0 });
      const parsed = v.safeParse(said, answer);
      return parsed.success && parsed.output.data.state === "already" ? "already" : "done";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) return "busy";
      return error.status === 410 || error.status === 422 ? "invalid" : "away";
    }
  }

  /** The token of the button's form, or of the address that a mail program posts to. */
  async function readToken(request: FastifyRequest, inAddress: string): Promise<string> {
    const body = await readText(request, bodyLimit);
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers["content-type"] ?? "");
    return (isForm ? new URLSearchParams(body).get("token") : null) ?? inAddress;
  }

  return async function answerLink(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, headers } = request;
    const [pathname = "/", query = ""] = (request.raw.url ?? "").split("?");
    const action = findLinkAction(pathname);
    if (!action) return answerEmpty(reply, 404);
    const locale =
      withoutLocale(pathname) === pathname
        ? detectLanguage(headers.cookie, headers["accept-language"])
        : "ar";
    let token = new URLSearchParams(query).get("token") ?? "";
    let state: LinkState = "ask";

    if (method === "POST") {
      if ((await limit(request)) > 0) state = "busy";
      try {
        token = await readToken(request, action === "unsubscribe" ? token : "");
      } catch (error) {
        const status = statusOfUnread(error, request);
        if (status === null) return reply.hijack();
        // What came too slowly says nothing about the link.
        if (status === 408) state = "away";
        else token = "";
      }
    }
    if (state !== "away" && !v.is(calls[action].schema, { token })) state = "invalid";
    else if (method === "POST" && state === "ask") state = await follow(action, token, locale);
    if (method === "POST") followed(action, state);

    const body = linkPage({ action, state, locale, token, stylesheets: stylesheets(), files });
    return reply
      .code(statuses[state])
      .headers({
        ...plainPageHeaders(secure, linkPageStyle),
        "X-Robots-Tag": "noindex",
        "Referrer-Policy": "no-referrer",
        "Content-Language": locale,
        ...((state === "busy" || state === "away") && { "Retry-After": "60" }),
        ...(method === "POST" && endOfConnection(request)),
      })
      .send(body);
  };
}

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;
