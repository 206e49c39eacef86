import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { BodyRefused } from "../request/read-body.ts";
import { cachePolicies } from "./cache-policies.ts";
import { dataHeaders } from "./security-headers.ts";
import type { Headers } from "./security-headers.ts";

interface JsonOptions {
  secure: boolean;
  headers?: Headers;
}

/** Answers with JSON that must not be cached. */
export const answerJson = (
  reply: FastifyReply,
  status: number,
  data: unknown,
  options: JsonOptions,
): FastifyReply => answerJsonText(reply, status, JSON.stringify(data), options);

/** The same for JSON that is already text. */
export function answerJsonText(
  reply: FastifyReply,
  status: number,
  text: string,
  { secure, headers = {} }: JsonOptions,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...dataHeaders(secure),
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cachePolicies.nothing,
      ...headers,
    })
    .send(text);
}

/**
 * Answers with a status and no body. A 204 and a 304 have no length: that of a 304 is the length of the whole answer
 * (RFC 9110 §8.6). Closes the connection when the body of the request was not read.
 */
export function answerEmpty(reply: FastifyReply, status: number, headers: Headers = {}): FastifyReply {
  const isUnread = [400, 408].includes(status) || status >= 413;
  return reply
    .code(status)
    .headers({
      "Cache-Control": cachePolicies.nothing,
      "X-Content-Type-Options": "nosniff",
      ...(status !== 204 && status !== 304 && { "Content-Length": "0" }),
      ...(isUnread && { Connection: "close" }),
      ...headers,
    })
    .send();
}

/** Answers a request whose body was refused (`BodyRefused`), cut short or not understood. */
export const answerUnread = (reply: FastifyReply, error: unknown): FastifyReply =>
  answerEmpty(reply, error instanceof BodyRefused ? error.status : 400);

/** Longest time for reading and discarding the rest of a refused body, ms. */
const lingering = 1_000;

/**
 * Closes the connection of a request whose body is refused, and returns the header that announces it. The rest of
 * the body is read for a moment first: a client that is cut off while it writes never reads the answer.
 */
export function closeAfter(request: IncomingMessage, response: ServerResponse): Headers {
  request.resume();
  response.once("finish", () => setTimeout(() => request.destroy(), lingering).unref());
  return { Connection: "close" };
}
