import type { IncomingMessage, ServerResponse } from "node:http";
import { completeEmail, isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { detectLanguage, localizedPath } from "../language.ts";
import type { Accept } from "./acceptance.ts";
import type { InboxEvents } from "./events.ts";
import type { FormKind } from "./form-kinds.ts";
import { judgePlainForm } from "./form-trace.ts";
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
import type { WaysOut } from "./way-out.ts";

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
  clientOf: (request: IncomingMessage) => string;
  events: InboxEvents;
  siteOrigin: string | undefined;
  /** Whether the site is reached over HTTPS. */
  secure: boolean;
  /** Addresses of the site's style sheets, if they are known. */
  stylesheets: () => readonly string[];
  wayOut: WaysOut;
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
  const { accept, clientOf, events, siteOrigin, secure, stylesheets, wayOut } = options;

  /** Answers a POST to `/contact` or `/newsletter`; `addressed` is the language that the address names. */
  return async function post(
    kind: FormKind,
    addressed: Locale | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { cookie, "accept-language": browser } = request.headers;
    let locale = addressed ?? detectLanguage(cookie, browser);
    const { action, shownOn, fragment } = pages[kind];

    const show = ({ status, text, errors = {}, values = null, retryAfter }: Problem) => {
      events.rejected({ kind, status });
      const body = plainFormPage({
        ...{ kind, locale, problem: text, errors, values, wayOut: wayOut[locale] },
        action: localizedPath(action, locale),
        backTo: localizedPath(shownOn, locale),
        stylesheets: stylesheets(),
      });
      response.writeHead(status, {
        ...pageHeaders,
        ...(secure && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" }),
        "Content-Language": locale,
        "Content-Length": Buffer.byteLength(body),
        ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
        ...endOfConnection(request),
      });
      response.end(body);
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
      return status === null ? undefined : show({ status, text: messageText(unreadCodes[status], locale) });
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
      quarantine: judgePlainForm(fields.get(honeypotField) ?? ""),
      client: clientOf(request),
    });
    if (outcome.outcome === "stored" || outcome.outcome === "replayed") {
      const address = `${localizedPath(shownOn, locale)}?sent=${outcome.reference}#${fragment}`;
      response.writeHead(303, { Location: address, "Cache-Control": "no-store", "Content-Length": 0 });
      response.end();
    } else if (outcome.outcome === "proof-needed") {
      show({ status: 429, text: messageText("tooMany", locale), values, retryAfter: outcome.retryAfter });
    } else {
      show({ status: 503, text: failedText(kind, locale), values, retryAfter: 30 });
    }
  };
}

const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; " +
    "base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  Vary: "Accept-Language, Cookie",
};

export type PlainPosts = ReturnType<typeof createPlainPosts>;
