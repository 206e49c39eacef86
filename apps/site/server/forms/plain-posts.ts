import type { FastifyReply, FastifyRequest } from "fastify";
import { completeEmail, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { detectLanguage, localizedPath } from "../shared/language.ts";
import { clientGroup } from "@miqyas/http/client-address";
import { plainPageHeaders } from "@miqyas/http/security-headers";
import type { Accept } from "./spam-check/accept-form.ts";
import type { QueueEvents } from "./submission-queue/events.ts";
import type { FormKind } from "./form-kinds.ts";
import { checkPlainForm } from "./spam-check/automation-check.ts";
import { failedText, messageText } from "./messages.ts";
import { plainFormPage } from "./plain-form-page.ts";
import type { TypedValues } from "./plain-form-page.ts";
import { readForm } from "./read-form.ts";
import type { FieldErrors } from "./read-form.ts";
import {
  endOfConnection,
  hasType,
  isOwnOrigin,
  readText,
  statusOfUnread,
  unreadCodes,
} from "./request-rules.ts";
import type { FallbackContacts } from "../shared/fallback-contacts.ts";

/** Largest body, bytes: 10,000 characters take up to nine each in a form's percent signs. */
const bodyLimit = 128 * 1024;

/** The field that people do not see and leave empty (CON-8). */
const honeypotField = "website";

/** Where a form lives, and where its success is shown: the newsletter's box is on every page. */
const pages: Record<FormKind, { action: string; shownOn: string; fragment: string }> = {
  contact: { action: "/contact", shownOn: "/contact", fragment: "contact-section" },
  newsletter: { action: "/newsletter", shownOn: "/", fragment: "newsletter" },
};

export interface PlainPostsOptions {
  accept: Accept;
  events: QueueEvents;
  siteOrigin: string | undefined;
  /** Whether the site is reached over HTTPS. */
  secure: boolean;
  /** Addresses of the site's style sheets, if they are known. */
  stylesheets: () => readonly string[];
  fallbackContacts: FallbackContacts;
}

interface Problem {
  status: number;
  text: string;
  errors?: FieldErrors;
  values?: TypedValues | null;
  retryAfter?: number;
}

function readValues(fields: URLSearchParams): TypedValues {
  const value = (...names: string[]) =>
    names.map((name) => fields.get(name)).find((text) => text !== null) ?? "";
  return {
    name: value("fullName", "name"),
    email: value("email"),
    phone: value("phone"),
    message: value("message"),
  };
}

/** Forms posted by browsers without JavaScript: the same acceptance, answered with a page (CON-9, CON-10). */
export function createPlainPosts(options: PlainPostsOptions) {
  const { accept, events, siteOrigin, secure, stylesheets, fallbackContacts } = options;

  /** Answers a POST to `/contact` or `/newsletter`, or to the same under `/ar`. */
  return async function post(
    kind: FormKind,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { cookie, "accept-language": browser } = request.headers;
    const addressed: Locale | null = request.raw.url?.startsWith("/ar/") ? "ar" : null;
    let locale = addressed ?? detectLanguage(cookie, browser);
    const { action, shownOn, fragment } = pages[kind];

    const show = ({ status, text, errors = {}, values = null, retryAfter }: Problem) => {
      events.rejected({ kind, status });
      const body = plainFormPage({
        ...{ kind, locale, problem: text, errors, values, fallbackContacts: fallbackContacts[locale] },
        action: localizedPath(action, locale),
        backTo: localizedPath(shownOn, locale),
        stylesheets: stylesheets(),
      });
      return reply
        .code(status)
        .headers({
          ...plainPageHeaders(secure),
          "Content-Language": locale,
          ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
          ...endOfConnection(request),
        })
        .send(body);
    };

    if (!isOwnOrigin(request, siteOrigin))
      return show({ status: 403, text: messageText("foreignOrigin", locale) });
    if (!hasType(request, "application/x-www-form-urlencoded"))
      return show({ status: 415, text: messageText("unreadable", locale) });
    let fields: URLSearchParams;
    try {
      fields = new URLSearchParams(await readText(request, bodyLimit));
    } catch (error) {
      const status = statusOfUnread(error, request);
      return status === null
        ? reply.hijack()
        : show({ status, text: messageText(unreadCodes[status], locale) });
    }
    const chosen = fields.get("lang");
    if (addressed === null && isLocale(chosen)) locale = chosen;
    const values = readValues(fields);
    const email = kind === "newsletter" && values.email.trim() ? completeEmail(values.email) : values.email;
    const form = readForm(kind, { ...values, email }, locale);
    if ("errors" in form)
      return show({ status: 422, text: messageText("invalid", locale), errors: form.errors, values });

    const outcome = await accept({
      ...{ kind, body: form.body, locale, key: null, waited: 0, proof: undefined },
      quarantine: checkPlainForm(fields.get(honeypotField) ?? ""),
      client: clientGroup(request),
    });
    if (outcome.outcome === "stored" || outcome.outcome === "replayed") {
      const address = `${localizedPath(shownOn, locale)}?sent=${outcome.reference}#${fragment}`;
      return reply
        .code(303)
        .headers({ Location: address, "Cache-Control": "no-store", "Content-Length": "0" })
        .send();
    } else if (outcome.outcome === "proof-needed") {
      const { over, retryAfter } = outcome;
      const code = over === "mailbox" ? "tooManyOfMailbox" : "tooMany";
      return show({ status: 429, text: messageText(code, locale), values, retryAfter });
    } else {
      return show({ status: 503, text: failedText(kind, locale), values, retryAfter: 30 });
    }
  };
}

export type PlainPosts = ReturnType<typeof createPlainPosts>;
