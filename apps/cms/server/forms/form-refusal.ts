import type { IncomingMessage, ServerResponse } from "node:http";
import type { Locale } from "@miqyas/contract";
import { refusal } from "../../src/api/refusals.ts";
import type { RefusalCode } from "../../src/api/refusals.ts";
import { describeError } from "../../src/api/describe-error.ts";
import { log } from "../log.ts";
import { BodyRefused } from "../read-body.ts";
import { closeAfter, sendJson } from "../send.ts";

/** A refusal of a form, thrown where it is found. */
export class Refused extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: Record<string, unknown>;
  readonly headers: readonly string[];

  constructor(
    status: number,
    code: RefusalCode,
    { details = {}, headers = [] }: { details?: Record<string, unknown>; headers?: readonly string[] } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** Says why a form was not kept. What went wrong on our side is logged, and is 503: the client asks again. */
export function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  locale: Locale,
  form: string,
): void {
  const headers = request.complete ? [] : closeAfter(request, response);
  if (error instanceof Refused) {
    log.info({ msg: error.code === "tooMany" ? "ratelimit_hit" : "input_rejected", form, code: error.code });
    sendJson(response, error.status, refusal(error.code, locale, error.details), [
      ...headers,
      ...error.headers,
    ]);
  } else if (error instanceof BodyRefused) {
    const code = error.status === 413 ? "tooLarge" : "tooSlow";
    log.info({ msg: "input_rejected", form, code });
    sendJson(response, error.status, refusal(code, locale), headers);
  } else {
    log.error({ msg: "form_not_stored", form, error: describeError(error) });
    sendJson(response, 503, refusal("unavailable", locale), [...headers, "Retry-After", "5"]);
  }
}
