import type { FastifyReply } from "fastify";
import type { Locale } from "@miqyas/contract";
import { BodyRefused } from "@miqyas/http/read-body";
import type { Headers } from "@miqyas/http/security-headers";
import type { RefusalCode } from "../../src/api/refusals.ts";
import { describeWithoutMessage } from "../../src/log/describe-error.ts";
import { log } from "../../src/log/log.ts";
import { refuse } from "../shared/answer.ts";

/** A refusal of a form, thrown where it is found. */
export class Refused extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: Record<string, unknown>;
  readonly headers: Headers;

  constructor(
    status: number,
    code: RefusalCode,
    { details = {}, headers = {} }: { details?: Record<string, unknown>; headers?: Headers } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** Refuses a client that is over a limit. `wait`: seconds until it is within it, 0 if it is. */
export function refuseWhenOver(wait: number): void {
  if (wait > 0) throw new Refused(429, "tooMany", { headers: { "Retry-After": String(wait) } });
}

/**
 * Answers with the reason why a form was not stored, unless the sender has closed the connection. An internal
 * error is logged and answered with 503: the client sends the form again.
 */
export function answerFailure(reply: FastifyReply, error: unknown, locale: Locale, form: string): void {
  const { raw } = reply.request;
  if (raw.destroyed && !raw.complete) return;
  if (error instanceof Refused) {
    const { status, code, details, headers } = error;
    log.info({ event: code === "tooMany" ? "ratelimit_hit" : "input_rejected", form, code });
    refuse(reply, status, code, { locale, details, headers });
  } else if (error instanceof BodyRefused) {
    const code = error.status === 413 ? "tooLarge" : "tooSlow";
    log.info({ event: "input_rejected", form, code });
    refuse(reply, error.status, code, { locale });
  } else {
    log.error({ event: "form_not_stored", form, error: describeWithoutMessage(error) });
    refuse(reply, 503, "unavailable", { locale, headers: { "Retry-After": "5" } });
  }
}
