import type { IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "@miqyas/contract";
import { requestedLocale } from "../src/api/accepted-locale.ts";
import { preflightHeaders } from "../src/api/headers.ts";
import { firstValues } from "../src/api/parameters.ts";
import { BadParameter } from "../src/api/public-read.ts";
import { apiRoot, findRead, openRequest } from "../src/api/read-request.ts";
import type { ReadRequest } from "../src/api/read-request.ts";
import { refusal } from "../src/api/refusals.ts";
import type { RefusalCode } from "../src/api/refusals.ts";
import { replyTo, replyWith } from "../src/api/reply.ts";
import type { Reply } from "../src/api/reply.ts";
import { findRunningPayload } from "../src/api/running-payload.ts";
import { publicReads } from "../src/api/v1/public-reads.ts";
import type { Client } from "./client-address.ts";
import { contactForm } from "./forms/contact-form.ts";
import { createFormHandler } from "./forms/handle-form.ts";
import type { FormContext } from "./forms/handle-form.ts";
import { newsletterForm } from "./forms/newsletter-form.ts";
import { createLinkHandlers } from "./newsletter/link-calls.ts";
import { createRateLimit } from "./rate-limit.ts";
import type { RequestTarget } from "./request-target.ts";
import { closeAfter, sendJson } from "./send.ts";

/** Reads that are not in memory, from one client in a minute (R14). */
const readLimit = { allowed: 300, window: 60_000 };

/** What an API request turned out to be, for the log. */
export interface Handled {
  route: string;
  cache?: "hit" | "miss";
}

type PassOn = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * The public API in front of Next. What is in memory is sent from there; what is not is read through Payload's
 * local API. Next sees only the request that starts Payload. Throws when the database cannot be read.
 */
export function createApi(context: FormContext, passOn: PassOn) {
  const forms = new Map([
    [contactForm.path, createFormHandler(contactForm, context)],
    [newsletterForm.path, createFormHandler(newsletterForm, context)],
    ...createLinkHandlers(context),
  ]);
  const reads = createRateLimit(readLimit);

  async function answerRead(
    request: IncomingMessage,
    response: ServerResponse,
    client: Client,
    asked: ReadRequest,
  ): Promise<"hit" | "miss"> {
    const conditions = {
      acceptEncoding: single(request.headers["accept-encoding"]),
      ifNoneMatch: request.headers["if-none-match"],
    };
    const kept = asked.store.find(asked.key);
    if (kept) {
      sendReply(request, response, replyWith(kept, conditions));
      return "hit";
    }
    const wait = client.isOurs ? 0 : reads.take(client.key);
    const payload = findRunningPayload();
    if (wait > 0) sendJson(response, 429, refusal("tooMany", asked.locale), ["Retry-After", String(wait)]);
    else if (payload) sendReply(request, response, await replyTo(asked, payload, conditions));
    else await passOn(asOnlyTheQuestion(request, asked.key), response);
    return "miss";
  }

  return async function handleApi(
    request: IncomingMessage,
    response: ServerResponse,
    { path, search }: RequestTarget,
    client: Client,
  ): Promise<Handled> {
    const { method } = request;
    const read = findRead(publicReads, path);
    const form = forms.get(path.slice(apiRoot.length).replace(/\/$/, ""));
    const route = `${apiRoot}${read?.read.path ?? (form ? path.slice(apiRoot.length) : "/*")}`;
    const language = request.headers["accept-language"];
    const locale = localeOf(search, language);
    const refuse = (status: number, code: RefusalCode, headers: string[] = [], details = {}) =>
      sendJson(response, status, refusal(code, locale, details), [
        ...headers,
        ...(carriesBody(request) ? closeAfter(request, response) : []),
      ]);

    if (method === "OPTIONS") response.writeHead(204, preflightHeaders).end();
    else if (form && method === "POST") await form(request, response, client, locale);
    else if (form) refuse(405, "method", ["Allow", "POST, OPTIONS"]);
    else if (!read) refuse(404, "notFound");
    else if (method !== "GET" && method !== "HEAD") refuse(405, "method", ["Allow", "GET, HEAD, OPTIONS"]);
    else if (carriesBody(request)) refuse(400, "badRequest");
    else {
      try {
        const asked = openRequest(read, search, language);
        return { route, cache: await answerRead(request, response, client, asked) };
      } catch (error) {
        if (!(error instanceof BadParameter)) throw error;
        refuse(400, "badParameter", [], { detail: error.message });
      }
    }
    return { route };
  };
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(",") : header);

const localeOf = (search: string, acceptLanguage: string | undefined): Locale =>
  requestedLocale(firstValues(new URLSearchParams(search)).lang, acceptLanguage);

const carriesBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, reply.headers).end(request.method === "HEAD" ? undefined : reply.body);
}

/** The request with nothing of the client left but its question: Payload's endpoint is for GET. */
function asOnlyTheQuestion(request: IncomingMessage, key: string): IncomingMessage {
  const { host } = request.headers;
  request.method = "GET";
  request.url = key;
  request.headers = host === undefined ? {} : { host };
  return request;
}
