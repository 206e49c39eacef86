import type { FastifyReply, FastifyRequest } from "fastify";
import { readIdempotencyKey } from "@miqyas/contract";
import type { FormKind, Locale } from "@miqyas/contract";
import { challengePath, formHeaders } from "@miqyas/contract/form-headers";
import { answerJsonText } from "@miqyas/http/answer";
import { splitTarget } from "@miqyas/http/request-target";
import { clientGroup } from "@miqyas/http/client-address";
import { hasMediaType } from "@miqyas/http/media-type";
import type { Headers } from "@miqyas/http/security-headers";
import { detectLanguage, readAskedLanguage } from "../shared/language.ts";
import type { Accept } from "./spam-check/accept-form.ts";
import type { QueueEvents } from "./submission-queue/events.ts";
import type { FormLimits } from "./spam-check/form-limits.ts";
import { checkFormHeader, readWait } from "./spam-check/automation-check.ts";
import { failedText, faultTexts, refusalText } from "./messages.ts";
import type { RefusalCode } from "./messages.ts";
import type { Proofs } from "./spam-check/proof-of-work.ts";
import { readForm } from "./read-form.ts";
import {
  endOfConnection,
  isOwnOrigin,
  readText,
  singleHeader,
  statusOfUnread,
  unreadCodes,
} from "./request-rules.ts";

/** Largest body of a call, bytes. */
const bodyLimit = 64 * 1024;

/** `Retry-After`, seconds: short, because a visitor waits. */
const soon = { inFlight: 1, unavailable: 5 };

export interface JsonCallsOptions {
  accept: Accept;
  proofs: Proofs;
  limits: FormLimits;
  events: QueueEvents;
  siteOrigin: string | undefined;
  /** Whether the site is reached over HTTPS. */
  secure: boolean;
}

/** The language of a call: `lang`, else the browser's `Accept-Language`. */
function callLocale({ raw: { url = "" }, headers }: FastifyRequest): Locale {
  return readAskedLanguage(splitTarget(url).search) ?? detectLanguage(undefined, headers["accept-language"]);
}

/** The JSON calls of the two forms and of the proof of work; `formHeaders` describes their headers (API-28, API-29). */
export function createJsonCalls(options: JsonCallsOptions) {
  const { accept, proofs, limits, events, siteOrigin, secure } = options;

  const send = (
    reply: FastifyReply,
    status: number,
    body: string,
    locale: Locale,
    headers: Headers = {},
  ): FastifyReply =>
    answerJsonText(reply, status, body, {
      secure,
      headers: { "Content-Language": locale, Vary: "Accept-Language", ...headers },
    });

  async function post(kind: FormKind, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const locale = callLocale(request);
    const refuse = (
      status: number,
      code: RefusalCode,
      details: Record<string, unknown> = {},
      headers: Headers = {},
    ) => {
      events.rejected({ kind, status });
      const body = JSON.stringify({ success: false, message: refusalText(code, locale), ...details });
      return send(reply, status, body, locale, { ...endOfConnection(request), ...headers });
    };
    if (request.method !== "POST") return refuse(405, "method", {}, { Allow: "POST" });
    if (!isOwnOrigin(request, siteOrigin)) return refuse(403, "foreignOrigin");
    if (!hasMediaType(request.headers, "application/json")) return refuse(415, "mediaType");
    const keyHeader = request.headers[formHeaders.idempotencyKey];
    const key = readIdempotencyKey(singleHeader(request, formHeaders.idempotencyKey));
    if (keyHeader !== undefined && key === null) return refuse(400, "badKey");

    let fields: unknown;
    try {
      fields = JSON.parse(await readText(request, bodyLimit));
    } catch (error) {
      const status = statusOfUnread(error, request);
      return status === null ? reply.hijack() : refuse(status, unreadCodes[status]);
    }
    const form = readForm(kind, fields);
    if ("faults" in form) return refuse(422, "invalid", { errors: faultTexts(kind, form.faults, locale) });

    const outcome = await accept({
      kind,
      body: form.body,
      locale,
      key,
      waited: readWait(singleHeader(request, formHeaders.waited)),
      proof: singleHeader(request, formHeaders.proof),
      quarantine: checkFormHeader(singleHeader(request, formHeaders.form)),
      client: clientGroup(request),
    });
    switch (outcome.outcome) {
      case "stored":
      case "replayed":
        return send(reply, 201, outcome.answer, outcome.locale);
      case "conflict":
        return refuse(422, "keyReused");
      case "in-flight":
        return refuse(409, "inFlight", {}, { "Retry-After": String(soon.inFlight) });
      case "proof-needed":
        return refuse(428, "proofNeeded", { data: { challenge: `/api/v1${challengePath}?form=${kind}` } });
      case "unavailable":
        return send(
          reply,
          503,
          JSON.stringify({ success: false, message: failedText(kind, locale), code: "not_stored" }),
          locale,
          { "Retry-After": String(soon.unavailable) },
        );
    }
  }

  async function challenge(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const locale = callLocale(request);
    const query = new URLSearchParams(splitTarget(request.raw.url ?? "").search);
    const kind: FormKind = query.get("form") === "newsletter" ? "newsletter" : "contact";
    if (request.method !== "GET") {
      const body = JSON.stringify({ success: false, message: refusalText("method", locale) });
      return send(reply, 405, body, locale, { Allow: "GET" });
    }
    const data = await proofs.challenge(kind, limits.clientExcess(kind, clientGroup(request)));
    return send(reply, 200, JSON.stringify({ success: true, message: "OK", data }), locale);
  }

  return { post, challenge };
}
