import { largestId } from "@miqyas/contract";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { answerJson, closeAfter } from "@miqyas/http/answer";
import { clientGroup } from "@miqyas/http/client-address";
import { splitTarget } from "@miqyas/http/request-target";
import type { Headers } from "@miqyas/http/security-headers";
import { acceptedLocale } from "../../src/api/accepted-locale.ts";
import { largestBody } from "../../src/largest-body.ts";
import { log } from "../../src/log/log.ts";
import type { Handler } from "@miqyas/http/routes";
import { mediaPolicy } from "../shared/media-headers.ts";
import type { SharedLimit } from "../shared/shared-limit.ts";
import { adminPolicy, restHeaders, staffHeaders } from "./admin-headers.ts";
import { comparable } from "./comparable-path.ts";
import { gatewayRefusals } from "./gateway-refusals.ts";
import type { GatewayRefusal } from "./gateway-refusals.ts";
import type { TokenCheck } from "./session-token.ts";

/** Largest bodies, bytes: an upload with its fields, and any other request. */
const bodyLimits = { upload: 52_000_000, other: largestBody };

/** Longest time for a body to arrive, ms (L7). */
const arrivalLimits = { upload: 120_000, other: 20_000 };

/**
 * Addresses at which anybody could create the first account (B18). The seed creates the owner, so these are
 * always closed.
 */
const closed = new Set(["/api/users/first-register"]);

/**
 * Limit of failed sign-ins per client (R14). Payload itself locks an account after five. Every request for a link to set
 * a password counts too: it is answered the same for all addresses.
 */
export const failedSignIns = { name: "sign-in", count: 10, period: 15 * 60_000 };

/**
 * Calls of Payload's own API that are open without a session: those of the sign-in page. That page also reads
 * preferences, which are empty without a session.
 */
const open =
  /^\/api\/(?:users\/(?:login|logout|me|init|forgot-password|reset-password|refresh-token|unlock)|payload-preferences\/\w+)$/;

/** A number that no row can have as its id is answered with 404, not 500 (B17). A name with a dot is no entry's address either. */
const hasImpossibleId = (place: string) =>
  /^\/api\/[a-z-]+\/[^/]*\.[^/]*$/.test(place) ||
  place.split("/").some((part) => /^\d+$/.test(part) && Number(part) > largestId);

const signIn = new Set(["/api/users/login", "/api/users/forgot-password", "/api/users/reset-password"]);

/**
 * Whether a form sends itself as a page would, and not through a script. No form of the admin works so. One that an
 * attacker brings into the admin would act with the session of whoever presses it (B1).
 */
const isSentByForm = ({ method, headers }: IncomingMessage) =>
  method !== "GET" &&
  method !== "HEAD" &&
  (headers["sec-fetch-mode"] === "navigate" || headers["sec-fetch-dest"] === "document");

/** Headers with which a client could pose as a proxy, or control Next from outside (B10). */
const untrusted =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|x-rewrite-url|x-http-method.*|x-method-override|x-middleware-.*|x-invoke-.*|x-nextjs-.*|x-matched-path|content-security-policy.*|cf-connecting-ip|true-client-ip)$/;

export interface GatewayOptions {
  next: Handler;
  dev: boolean;
  https: boolean;
  isSigned: TokenCheck;
  /** Counts failed sign-ins per client, for all processes (`failedSignIns`). */
  failures: SharedLimit;
}

/**
 * The gateway to the admin and to Payload's own API, which Next serves. It refuses requests without a
 * session, bounds bodies and failed sign-ins, removes headers that clients must not send, and sets the
 * security headers of the answer.
 */
export function createAdminGateway({ next, dev, https, isSigned, failures }: GatewayOptions): Handler {
  /** Refuses a request in the language of the staff member's browser. */
  function refuse(reply: FastifyReply, status: number, why: GatewayRefusal, headers: Headers = {}) {
    const { raw } = reply.request;
    const locale = acceptedLocale(raw.headers["accept-language"]);
    const body = { errors: [{ message: gatewayRefusals[why][locale] }] };
    return answerJson(reply, status, body, {
      secure: https,
      headers: {
        "Content-Language": locale,
        Vary: "Accept-Language",
        ...headers,
        ...(sizeOf(raw) !== 0 && closeAfter(raw, reply.raw)),
      },
    });
  }

  return async function handleAdmin(request, reply) {
    const { raw } = request;
    const place = comparable(splitTarget(request.originalUrl).pathname);
    const isUpload = place === "/api/media" || place.startsWith("/api/media/");
    if (closed.has(place)) {
      log.warn({ event: "authz_fail", route: place });
      return refuse(reply, 403, "closed");
    }
    if (isSentByForm(raw)) {
      log.warn({ event: "authz_fail" });
      return refuse(reply, 403, "byForm");
    }
    // Next would send a page that redirects with a script; in development the redirect never happens.
    if (place === "/admin" && !isSigned(raw)) return reply.redirect("/admin/login", 307);
    // With a session Payload decides (B17). Without one the request ends here.
    if (place.startsWith("/api") && !open.test(place) && !isSigned(raw)) return refuse(reply, 401, "signIn");
    if (place.startsWith("/api") && hasImpossibleId(place)) return refuse(reply, 404, "noEntry");
    const size = sizeOf(raw);
    if (size === undefined) return refuse(reply, 411, "noLength");
    if (isUpload && size > bodyLimits.upload) return refuse(reply, 413, "fileTooLarge");
    if (!isUpload && size > bodyLimits.other) return refuse(reply, 413, "tooLarge");
    if (signIn.has(place) && request.method === "POST") {
      const client = clientGroup(request);
      // Counted before the answer, so simultaneous guesses count too.
      const wait = await failures.take(client);
      if (wait > 0)
        return refuse(reply, 429, "tooManySignIns", {
          "Retry-After": String(wait),
        });
      reply.raw.once("finish", () => {
        if (reply.raw.statusCode >= 400) log.warn({ event: "authn_login_fail" });
        else if (place === "/api/users/login") void failures.giveBack(client);
      });
    }
    boundArrival(raw, isUpload ? arrivalLimits.upload : arrivalLimits.other);
    for (const name of Object.keys(raw.headers)) if (untrusted.test(name)) delete raw.headers[name];
    raw.headers["x-forwarded-proto"] = https ? "https" : "http";
    setHeaders(request, reply, place, dev);
    // The router has rewritten this address.
    raw.url = request.method === "POST" ? restoredAsDraft(place, request.originalUrl) : request.originalUrl;
    return next(request, reply);
  };
}

/** A version is always restored as a draft: what visitors read changes only by publishing. */
function restoredAsDraft(place: string, url: string): string {
  if (!/^\/api\/(?:globals\/)?[a-z-]+\/versions\/\d+$/.test(place)) return url;
  const { pathname, search } = splitTarget(url);
  const query = new URLSearchParams(search);
  query.set("draft", "true");
  return `${pathname}?${query.toString()}`;
}

function setHeaders({ raw }: FastifyRequest, reply: FastifyReply, place: string, dev: boolean): void {
  const set = (headers: Headers) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
  };
  if (place.startsWith("/_next")) set(staffHeaders);
  else if (place.startsWith("/api/media/file/")) {
    const policy = mediaPolicy(place.endsWith(".pdf") ? "application/pdf" : "");
    set({ ...staffHeaders, "Content-Security-Policy": policy, "Cache-Control": "private, no-store" });
  } else if (place.startsWith("/api")) set(restHeaders);
  else {
    const policy = adminPolicy(randomBytes(18).toString("base64"), dev);
    raw.headers["content-security-policy"] = policy;
    set({ ...staffHeaders, "Content-Security-Policy": policy, "Cache-Control": cachePolicies.nothing });
  }
  if (place === "/api/users/logout") reply.raw.setHeader("Clear-Site-Data", '"storage"');
}

/** Announced size of the body, bytes. A chunked body announces none. */
function sizeOf({ headers }: IncomingMessage): number | undefined {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : undefined;
}

/** Closes the connection of a body that arrives too slowly (L7). */
function boundArrival(request: IncomingMessage, limit: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.complete || request.destroy(), limit);
  request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
}
