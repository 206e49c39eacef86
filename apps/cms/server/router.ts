import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addRoute, nameRoute } from "@miqyas/http/routes";
import type { Handler, Route } from "@miqyas/http/routes";
import { mark } from "../src/admin/favicon.ts";
import { preflightHeaders } from "../src/api/headers.ts";
import { describeWithoutMessage } from "../src/log/describe-error.ts";
import { contactForm } from "./forms/contact-form.ts";
import { newsletterForm } from "./forms/newsletter-form.ts";
import { nameRead } from "./api-reads.ts";
import type { RequestLog } from "./request-log.ts";
import { answerText, localeOf, refuse, sendReply } from "./shared/answer.ts";

/** The handlers of the routes. */
export interface Handlers {
  health: { alive: Handler; ready: Handler };
  /** Files of the media library. The wildcard of the path is the file name. */
  media: Handler;
  reads: Handler;
  /** The site reports how it is used. */
  usage: Handler;
  forms: Record<"contact" | "newsletter" | "confirm" | "unsubscribe", Handler>;
  /** The admin's scripts, styles and fonts. */
  adminFiles: Handler;
  /** The admin and Payload's own API, served by Next. */
  admin: Handler;
}

export interface RouterOptions extends Handlers {
  /** Whether the parts behind the server accept requests. False while they start. */
  isOpen: () => boolean;
  log: Pick<RequestLog, "record" | "fail">;
}

/** Adds the routes. The more specific address wins, so the table reads from top to bottom. */
export function addRoutes(app: FastifyInstance, options: RouterOptions): void {
  const { health, media, reads, usage, forms, adminFiles, admin, isOpen, log } = options;

  const read = (url: string, handler: Handler): Route => ({
    ...{ url, methods: ["GET", "HEAD"], handler },
    others: (_request, reply) => answerText(reply, 405, "Method not allowed\n", { Allow: "GET, HEAD" }),
  });
  const call = (url: string, handler: Handler): Route => ({
    ...{ url, methods: everyMethod, handler: withPreflight(handler), logAs: nameRead },
  });
  /** The routes of a form. A slash at the end of the address is allowed. */
  const form = (path: string, handler: Handler): Route[] =>
    [`/api/v1${path}`, `/api/v1${path}/`].map((url) => ({
      ...{ url, methods: ["POST"], handler, logAs: `/api/v1${path}` },
      others: withPreflight((request, reply) =>
        refuse(reply, 405, "method", { locale: localeOf(request), headers: { Allow: "POST, OPTIONS" } }),
      ),
    }));
  const every = (url: string, handler: Handler, logAs = url): Route => ({
    ...{ url, methods: everyMethod, handler, logAs },
  });

  const always: readonly Route[] = [
    read("/healthz", health.alive),
    read("/readyz", health.ready),
    read("/media/*", media),
  ];
  const whenOpen: readonly Route[] = [
    ...form(contactForm.path, forms.contact),
    ...form(newsletterForm.path, forms.newsletter),
    ...form("/newsletter/confirm", forms.confirm),
    ...form("/newsletter/unsubscribe", forms.unsubscribe),
    ...form("/usage", usage),
    call("/api/v1", reads),
    call("/api/v1/*", reads),

    every("/admin", admin),
    every("/admin/*", admin, "/admin"),
    every("/api", admin),
    every("/api/*", admin, "/api"),
    { ...read("/_next/static/*", adminFiles), logAs: "/_next" },
    every("/_next/*", admin, "/_next"),

    every("/", toAdmin),
    every("/favicon.ico", icon, "other"),
    every("*", (_request, reply) => answerText(reply, 404, "Not found\n"), "other"),
  ];

  app.decorateRequest("cache");
  app.addHook("onResponse", (request, reply, done) => {
    log.record(request.method, nameRoute(request, "other"), reply, request.cache);
    done();
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, log));
  // A method that no route knows.
  app.setNotFoundHandler((_request, reply) =>
    answerText(reply, 405, "Method not allowed\n", {
      Allow: everyMethod.filter((method) => method !== "TRACE").join(", "),
      Connection: "close",
    }),
  );
  for (const route of always) addRoute(app, route, everyMethod);
  app.register((gated, _options, done) => {
    gated.addHook("onRequest", (request, reply, next) => {
      if (isOpen()) return next();
      refuse(reply, 503, "unavailable", {
        locale: localeOf(request),
        headers: { "Retry-After": "2", Connection: "close" },
      });
    });
    for (const route of whenOpen) addRoute(gated, route, everyMethod);
    done();
  });
}

/** A handler that lets Next answer. Next writes past the reply; its errors are answered here. */
export const createNextHandler =
  (
    next: (request: FastifyRequest["raw"], response: FastifyReply["raw"]) => Promise<void>,
    log: RouterOptions["log"],
  ): Handler =>
  async (request, reply) => {
    reply.hijack();
    try {
      await next(request.raw, reply.raw);
    } catch (error) {
      answerFailure(error, request, reply, log);
    }
  };

/** Answers an error of a handler, unless the client has closed the connection. */
function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: RouterOptions["log"],
): void {
  const { raw } = reply.hijack();
  if (raw.destroyed || request.raw.socket.destroyed) return;
  log.fail(request.method, nameRoute(request, "other"), describeWithoutMessage(error));
  if (raw.headersSent) raw.destroy();
  else refuse(reply, 503, "unavailable", { locale: localeOf(request), headers: { "Retry-After": "5" } });
}

const everyMethod = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const toAdmin: Handler = (_request, reply) => reply.redirect("/admin", 307);

/** Serves the icon to browsers that request it before a page has named it. */
const icon: Handler = (_request, reply) =>
  reply
    .headers({
      "Content-Type": "image/svg+xml",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "public, max-age=86400",
    })
    .send(mark);

const withPreflight =
  (handler: Handler): Handler =>
  (request, reply) =>
    request.method === "OPTIONS"
      ? sendReply(reply, { status: 204, headers: preflightHeaders, body: undefined })
      : handler(request, reply);
