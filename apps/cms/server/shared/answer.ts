import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "@miqyas/contract";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { closeAfter } from "@miqyas/http/answer";
import { splitTarget } from "@miqyas/http/request-target";
import { dataPolicy, type Headers } from "@miqyas/http/security-headers";
import { requestedLocale } from "../../src/api/accepted-locale.ts";
import { firstValues } from "../../src/api/parameters.ts";
import type { RefusalCode } from "../../src/api/refusals.ts";
import { refuseWith } from "../../src/api/reply.ts";
import type { Reply } from "../../src/api/reply.ts";

/** Sends an answer of the API with one `writeHead`, past Fastify, because its headers are already prepared. */
export function sendReply(reply: FastifyReply, { status, headers, body }: Reply): void {
  reply.hijack().raw.writeHead(status, headers).end(body);
}

/** Refuses a call of the API. Closes the connection of a request whose body was not read. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: RefusalCode,
  { locale, details = {}, headers = {} }: { locale: Locale; details?: object; headers?: Headers },
): void {
  const { raw } = reply.request;
  const all = { ...headers, ...(carriesBody(reply.request) && !raw.complete && closeAfter(raw, reply.raw)) };
  sendReply(reply, refuseWith(status, code, locale, { ...details }, Object.entries(all).flat()));
}

/** Answers with a line of plain text. */
export function answerText(
  reply: FastifyReply,
  status: number,
  text: string,
  headers: Headers = {},
): FastifyReply {
  return reply
    .code(status)
    .headers({
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": dataPolicy,
      "Cache-Control": cachePolicies.nothing,
      ...headers,
    })
    .send(text);
}

/** The language of a call: its `lang` parameter, else the language that the client accepts. */
export const localeOf = ({ originalUrl, headers }: FastifyRequest): Locale =>
  requestedLocale(
    firstValues(new URLSearchParams(splitTarget(originalUrl).search)).lang,
    headers["accept-language"],
  );

/** Whether a request has a body. */
export const carriesBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
