import type { FastifyReply, FastifyRequest } from "fastify";
import {
  ApiError,
  confirmSubscription,
  createClient,
  leaveNewsletter,
  localizePath,
  splitLocale,
} from "@miqyas/contract";
import type { LinkAction, LinkState, Locale } from "@miqyas/contract";
import * as v from "valibot";
import { answerEmpty } from "@miqyas/http/answer";
import { hasMediaType } from "@miqyas/http/media-type";
import { splitTarget } from "@miqyas/http/request-target";
import type { ClientLimit } from "@miqyas/http/client-limit";
import { detectLanguage, languageCookie, readAskedLanguage } from "../shared/language.ts";
import type { ShowAnswer } from "../shared/show-answer.ts";
import { endOfConnection, readText, statusOfUnread } from "./request-rules.ts";
import { signCall } from "../shared/sign-call.ts";

export interface NewsletterLinksOptions {
  /** Any backend of the contract. */
  backendUrl: string;
  /** Shared with the backend, which limits unsigned calls. */
  secret: string | undefined;
  /** How many links one client may follow. */
  limit: ClientLimit;
  /** Whether the site is reached over HTTPS. */
  secure: boolean;
  showAnswer: ShowAnswer;
  /** Called with the result of each link, without the person's data. */
  followed: (action: LinkAction, state: LinkState) => void;
}

/** Largest body, bytes. It contains a token, or the one line of RFC 8058 in either media type. */
const bodyLimit = 4096;

/** Limit of POSTs per client; the period in ms. */
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
const stateAnswer = v.object({ data: v.object({ state: v.string() }) });

/** The token from the button's form, else from the address that a mail program posts to. */
async function readToken(request: FastifyRequest, inAddress: string): Promise<string> {
  const body = await readText(request, bodyLimit);
  const isForm = hasMediaType(request.headers, "application/x-www-form-urlencoded");
  return (isForm ? new URLSearchParams(body).get("token") : null) ?? inAddress;
}

/**
 * The newsletter's pages: its form, and the pages behind the links in mails. `GET` changes nothing, because mail scanners
 * open every link. The button's `POST` and the one-click `POST` of mail programs act (RFC 8058, B20, B21). The token is
 * the permission: it appears in no log, in no `Referer`, and in no address but that of the page that asks.
 */
export function createNewsletterLinks(options: NewsletterLinksOptions) {
  const { backendUrl, secret, limit, secure, showAnswer, followed } = options;
  const client = createClient({ baseUrl: backendUrl });

  async function follow(action: LinkAction, token: string, locale: Locale): Promise<LinkState> {
    const body = { token };
    try {
      const receivedAt = new Date().toISOString();
      const headers = signCall(JSON.stringify(body), receivedAt, secret, Date.now());
      const answer = await client.send(calls[action], body, { locale, headers, retries: 0 });
      const parsed = v.safeParse(stateAnswer, answer);
      return parsed.success && parsed.output.data.state === "already" ? "already" : "done";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) return "busy";
      return error.status === 410 || error.status === 422 ? "invalid" : "away";
    }
  }

  /** The language, token and chosen language of a request. */
  function readRequest({ raw: { url = "" }, headers }: FastifyRequest) {
    const { pathname, search } = splitTarget(url);
    const negotiated = splitLocale(pathname).locale === null;
    const locale = negotiated ? detectLanguage(headers.cookie, headers["accept-language"]) : "ar";
    const token = new URLSearchParams(search).get("token") ?? "";
    return { negotiated, locale, token, chosen: readAskedLanguage(search) } as const;
  }

  /** Redirects to the same page in the language that `?lang=` chooses (LANG-9). */
  function changeLanguage(reply: FastifyReply, path: string, locale: Locale, query = ""): FastifyReply {
    return answerEmpty(reply, 303, {
      Location: localizePath(path, locale) + query,
      "Set-Cookie": languageCookie(locale, secure),
    });
  }

  const answerLink =
    (action: LinkAction) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const isPost = request.method === "POST";
      const { negotiated, locale, chosen, ...asked } = readRequest(request);
      const path = `/newsletter/${action}`;
      let { token } = asked;
      let state: LinkState = "ask";
      const isToken = () => v.is(calls[action].schema, { token });
      const queryOf = () => (isToken() ? `?${new URLSearchParams({ token }).toString()}` : "");
      if (chosen && !isPost) return changeLanguage(reply, path, chosen, queryOf());

      if (isPost) {
        if ((await limit(request)) > 0) state = "busy";
        try {
          token = await readToken(request, action === "unsubscribe" ? token : "");
        } catch (error) {
          const status = statusOfUnread(error, request);
          if (status === null) return reply.hijack();
          // A body that came too slowly proves nothing about the link.
          if (status === 408) state = "away";
          else token = "";
        }
      }
      if (state !== "away" && !isToken()) state = "invalid";
      else if (isPost && state === "ask") state = await follow(action, token, locale);
      if (isPost) followed(action, state);

      return showAnswer(request, reply, {
        ...{ locale, negotiated, path, query: isPost ? "" : queryOf() },
        answer: { kind: action, status: statuses[state], state, token: isToken() ? token : "" },
        headers: {
          "Referrer-Policy": "no-referrer",
          ...((state === "busy" || state === "away") && { "Retry-After": "60" }),
          ...(isPost && endOfConnection(request)),
        },
      });
    };

  return {
    confirm: answerLink("confirm"),
    unsubscribe: answerLink("unsubscribe"),

    /** The page of the newsletter's form. It also answers a form that was refused. */
    async form(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { negotiated, locale, chosen } = readRequest(request);
      if (chosen) return changeLanguage(reply, "/newsletter", chosen);
      return showAnswer(request, reply, { locale, negotiated, path: "/newsletter", answer: null });
    },
  };
}
