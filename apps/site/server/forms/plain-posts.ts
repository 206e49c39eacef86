import type { FastifyReply, FastifyRequest } from "fastify";
import { completeEmail, isLocale, localizePath, splitLocale } from "@miqyas/contract";
import type { FormAnswer, FormKind } from "@miqyas/contract";
import { answerEmpty } from "@miqyas/http/answer";
import { clientGroup } from "@miqyas/http/client-address";
import { hasMediaType } from "@miqyas/http/media-type";
import { detectLanguage } from "../shared/language.ts";
import type { ShowAnswer } from "../shared/show-answer.ts";
import { readForm } from "./read-form.ts";
import { endOfConnection, isOwnOrigin, readText, statusOfUnread, unreadCodes } from "./request-rules.ts";
import type { Accept } from "./spam-check/accept-form.ts";
import { checkPlainForm } from "./spam-check/automation-check.ts";
import type { QueueEvents } from "./submission-queue/events.ts";

/** Largest body, bytes: 10,000 characters take up to nine bytes each when percent-encoded. */
const bodyLimit = 128 * 1024;

/** The field that people do not see and leave empty (CON-8). */
const honeypotField = "website";

/** Where a form is posted, and the page that shows its success. The newsletter's box is on every page. */
const pages: Record<FormKind, { action: string; shownOn: string; fragment: string }> = {
  contact: { action: "/contact", shownOn: "/contact", fragment: "contact-section" },
  newsletter: { action: "/newsletter", shownOn: "/", fragment: "newsletter" },
};

export interface PlainPostsOptions {
  accept: Accept;
  events: QueueEvents;
  siteOrigin: string | undefined;
  showAnswer: ShowAnswer;
}

interface Refusal
  extends Pick<FormAnswer, "status" | "problem">, Partial<Pick<FormAnswer, "faults" | "typed">> {
  /** Seconds. */
  retryAfter?: number;
}

/** The typed values under the contract's names, with `\n` as the line break. */
function readTyped(fields: URLSearchParams): NonNullable<FormAnswer["typed"]> {
  const value = (...names: string[]) =>
    (names.map((name) => fields.get(name)).find((text) => text !== null) ?? "")
      .replace(/\r\n?/g, "\n")
      .replaceAll("\0", "");
  return {
    name: value("fullName", "name"),
    email: value("email"),
    phone: value("phone"),
    message: value("message"),
  };
}

/**
 * Forms posted by browsers without JavaScript. They are checked and stored like the JSON calls, before any page is
 * rendered. A stored form is answered with 303, any other with the form's page and the typed values (CON-9, CON-10).
 */
export function createPlainPosts({ accept, events, siteOrigin, showAnswer }: PlainPostsOptions) {
  /** Answers a POST to `/contact` or `/newsletter`, or to the same under `/ar`. */
  return async function post(
    kind: FormKind,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { cookie, "accept-language": browser } = request.headers;
    const { locale: addressed } = splitLocale(request.raw.url ?? "/");
    let locale = addressed ?? detectLanguage(cookie, browser);
    const { action, shownOn, fragment } = pages[kind];

    const refuse = ({ status, problem, faults = {}, typed = null, retryAfter }: Refusal) => {
      events.rejected({ kind, status });
      return showAnswer(request, reply, {
        ...{ locale, negotiated: addressed === null, path: action },
        answer: { kind, status, problem, faults, typed },
        headers: {
          ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
          ...endOfConnection(request),
        },
      });
    };

    if (!isOwnOrigin(request, siteOrigin)) return refuse({ status: 403, problem: "foreignOrigin" });
    if (!hasMediaType(request.headers, "application/x-www-form-urlencoded"))
      return refuse({ status: 415, problem: "unreadable" });
    let fields: URLSearchParams;
    try {
      fields = new URLSearchParams(await readText(request, bodyLimit));
    } catch (error) {
      const status = statusOfUnread(error, request);
      return status === null ? reply.hijack() : refuse({ status, problem: unreadCodes[status] });
    }
    const chosen = fields.get("lang");
    if (addressed === null && isLocale(chosen)) locale = chosen;
    const typed = readTyped(fields);
    const email = kind === "newsletter" && typed.email.trim() ? completeEmail(typed.email) : typed.email;
    const form = readForm(kind, { ...typed, email });
    if ("faults" in form) return refuse({ status: 422, problem: "invalid", faults: form.faults, typed });

    const outcome = await accept({
      ...{ kind, body: form.body, locale, key: null, waited: 0, proof: undefined },
      quarantine: checkPlainForm(fields.get(honeypotField) ?? ""),
      client: clientGroup(request),
    });
    if (outcome.outcome === "stored" || outcome.outcome === "replayed") {
      const address = `${localizePath(shownOn, locale)}?sent=${outcome.reference}#${fragment}`;
      return answerEmpty(reply, 303, { Location: address });
    } else if (outcome.outcome === "proof-needed") {
      const { over, retryAfter } = outcome;
      const problem = over === "mailbox" ? "tooManyOfMailbox" : "tooMany";
      return refuse({ status: 429, problem, typed, retryAfter });
    } else {
      return refuse({ status: 503, problem: "failed", typed, retryAfter: 30 });
    }
  };
}
