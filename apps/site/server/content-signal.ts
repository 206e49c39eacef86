import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { signatureHeaders } from "@miqyas/contract/form-headers";
import { answerEmpty, answerUnread } from "@miqyas/http/answer";
import { readBody } from "@miqyas/http/read-body";
import { isSigned } from "@miqyas/http/signature";

/** Largest difference between a signal's time and this clock, ms. */
const window = 300_000;
const largestSignal = 8 * 1024;

const time = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => Date.parse(text)),
  ),
]);

const signal = v.object({
  /** Kinds of content that changed: slugs of collections and globals, or names of calls. */
  tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,63}$/))), v.maxLength(100)),
  /** When it was sent: ISO 8601, or ms since 1970. */
  at: time,
  /** When the first of these changes was published. The signal is sent a little later, or again. */
  changedAt: v.optional(time),
});

export interface SignalOptions {
  /** Secret shared with the backend. Without it every signal is refused. */
  secret: string | undefined;
  /** Receives the kinds, and when they changed (ms since 1970). */
  announce: (kinds: readonly string[], changedAt: number) => void;
  now?: () => number;
}

/**
 * `POST /__signal` `{tags, at, changedAt}`: the backend announces that content changed. `X-Miqyas-Signature` is
 * `sha256=<hex HMAC of the body>`. Answers 204. A repeated signal gets 204 too and does nothing.
 */
export function createSignalHandler({ secret, announce, now = Date.now }: SignalOptions) {
  const received = new Map<string, number>();

  /** Whether the same signal has arrived before. Remembers it. */
  function isRepeated(signature: string): boolean {
    for (const [known, at] of received) if (at < now() - 2 * window) received.delete(known);
    if (received.has(signature)) return true;
    received.set(signature, now());
    return false;
  }

  return async function receiveSignal(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!secret) return answerEmpty(reply, 404);
    let body: Buffer;
    try {
      body = await readBody(request.raw, largestSignal);
    } catch (error) {
      return answerUnread(reply, error);
    }
    const signature = String(request.headers[signatureHeaders.signature] ?? "");
    if (!isSigned(body, signature, secret)) return answerEmpty(reply, 401);
    const parsed = v.safeParse(signal, parseJson(body));
    if (!parsed.success || Math.abs(now() - parsed.output.at) > window) return answerEmpty(reply, 400);
    const { tags, at, changedAt = at } = parsed.output;
    if (!isRepeated(signature)) announce(tags, changedAt);
    return answerEmpty(reply, 204);
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
