import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import { cachePolicies } from "./cache-policies.ts";
import { dataHeaders } from "./security-headers.ts";
import type { Headers } from "./security-headers.ts";

/** Answers with JSON that nobody keeps. */
export function answerJson(
  reply: FastifyReply,
  status: number,
  data: unknown,
  { secure, headers = {} }: { secure: boolean; headers?: Headers },
): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...dataHeaders(secure),
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cachePolicies.nothing,
      ...headers,
    })
    .send(JSON.stringify(data));
}

/** Answers with a status and nothing else. A connection whose request was refused unread is not used again. */
export function answerEmpty(reply: FastifyReply, status: number, headers: Headers = {}): FastifyReply {
  const isUnread = [400, 408].includes(status) || status >= 413;
  return reply
    .code(status)
    .headers({
      "Cache-Control": cachePolicies.nothing,
      "X-Content-Type-Options": "nosniff",
      ...(status !== 204 && { "Content-Length": "0" }),
      ...(isUnread && { Connection: "close" }),
      ...headers,
    })
    .send();
}

/** Longest time for which the rest of a refused body is read and thrown away, ms. */
const lingering = 1_000;

/**
 * Ends the connection of a request whose body is refused. The rest of the body is read for a moment, because a client
 * that is cut off while it writes never reads the answer. Returns the header that announces the end.
 */
export function closeAfter(request: IncomingMessage, response: ServerResponse): Headers {
  request.resume();
  response.once("finish", () => setTimeout(() => request.destroy(), lingering).unref());
  return { Connection: "close" };
}
