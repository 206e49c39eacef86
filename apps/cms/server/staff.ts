import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Client } from "./client-address.ts";
import { adminPolicy, mediaPolicy, restHeaders, staffHeaders } from "./headers.ts";
import { log } from "./log.ts";
import { createRateLimit } from "./rate-limit.ts";
import { comparable } from "./request-target.ts";
import { closeAfter, sendJson } from "./send.ts";
import type { TokenCheck } from "./session-token.ts";

type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Largest bodies, bytes: an upload with its fields, and everything else, such as a long article. */
const bodyLimits = { upload: 52_000_000, other: 8_000_000 };

/** Longest that a body may take to arrive, ms. */
const arrivalLimits = { upload: 120_000, other: 20_000 };

/**
 * Where the first account could be made by whoever comes first (B18): the owner is made by the seed, so these are
 * closed for good, whatever is in the database.
 */
const closed = new Set(["/api/users/first-register"]);

/** Sign-ins that failed, from one client (R14). Payload itself closes an account after five. */
const failedSignIns = { allowed: 10, window: 15 * 60_000 };

/**
 * What Payload's own API answers to people who are not signed in, so that they can be. The page where they do it
 * also asks for preferences, of which they have none.
 */
const open =
  /^\/api\/(?:users\/(?:login|logout|me|init|forgot-password|reset-password|refresh-token|unlock)|payload-preferences\/\w+)$/;

/** Largest id that a row can have: PostgreSQL's integer. A larger one is not there, and not a fault (B17). */
const largestId = 2_147_483_647;

const hasImpossibleId = (place: string) =>
  place.split("/").some((part) => /^\d+$/.test(part) && Number(part) > largestId);

const signIn = new Set(["/api/users/login", "/api/users/forgot-password", "/api/users/reset-password"]);

/** Addresses that Next serves. */
export const isStaffPath = (path: string): boolean => /^\/(?:admin|api|_next)(?:\/|$)/.test(path);

/** Headers by which a client could pretend to be a proxy, or speak to the inside of Next (B10). */
const untrusted =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|x-rewrite-url|x-http-method.*|x-method-override|x-middleware-.*|x-invoke-.*|x-nextjs-.*|x-matched-path|content-security-policy.*|cf-connecting-ip|true-client-ip)$/;

/** The admin and Payload's own API: bounded, stripped of what clients must not say, and handed to Next. */
export function createStaffHandler({
  next,
  dev,
  https,
  isSigned,
}: {
  next: Next;
  dev: boolean;
  https: boolean;
  isSigned: TokenCheck;
}) {
  const failures = createRateLimit(failedSignIns);

  return async function handleStaff(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    client: Client,
  ): Promise<void> {
    const place = comparable(path);
    const isUpload = place === "/api/media" || place.startsWith("/api/media/");
    if (closed.has(place)) {
      log.warn({ msg: "authz_fail", route: place });
      return refuse(request, response, 403, "This is closed.");
    }
    // Next would send a page that asks for the next one; in development that page never gets there.
    if (place === "/admin" && !isSigned(request))
      return void response.writeHead(307, { Location: "/admin/login", "Content-Length": 0 }).end();
    // Payload decides about whoever has a session (B17); who has none ends here.
    if (place.startsWith("/api") && !open.test(place) && !isSigned(request))
      return refuse(request, response, 401, "Please sign in first.");
    if (place.startsWith("/api") && hasImpossibleId(place))
      return refuse(request, response, 404, "There is no such entry.");
    const size = sizeOf(request);
    if (size === undefined) return refuse(request, response, 411, "The length of the body is missing.");
    if (size > (isUpload ? bodyLimits.upload : bodyLimits.other))
      return refuse(request, response, 413, "The body is too large.");
    if (signIn.has(place) && request.method === "POST") {
      // Counted before it is answered, so that guesses sent at once count as well.
      const wait = failures.take(client.key);
      if (wait > 0)
        return refuse(
          request,
          response,
          429,
          "Too many failed attempts. Please wait a few minutes and try again.",
          ["Retry-After", String(wait)],
        );
      response.once("finish", () => {
        if (response.statusCode < 400) failures.giveBack(client.key);
        else log.warn({ msg: "authn_login_fail" });
      });
    }
    boundArrival(request, isUpload ? arrivalLimits.upload : arrivalLimits.other);
    for (const name of Object.keys(request.headers)) if (untrusted.test(name)) delete request.headers[name];
    request.headers["x-forwarded-proto"] = https ? "https" : "http";
    setHeaders(request, response, place, dev);
    await next(request, response);
  };
}

function setHeaders(request: IncomingMessage, response: ServerResponse, place: string, dev: boolean): void {
  const set = (headers: Record<string, string>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  if (place.startsWith("/_next")) set(staffHeaders);
  else if (place.startsWith("/api/media/file/")) {
    const policy = mediaPolicy(place.endsWith(".pdf") ? "application/pdf" : "");
    set({ ...staffHeaders, "Content-Security-Policy": policy, "Cache-Control": "private, no-store" });
  } else if (place.startsWith("/api")) set(restHeaders);
  else {
    const policy = adminPolicy(randomBytes(18).toString("base64"), dev);
    request.headers["content-security-policy"] = policy;
    set({ ...staffHeaders, "Content-Security-Policy": policy, "Cache-Control": "no-store" });
  }
  if (place === "/api/users/logout") response.setHeader("Clear-Site-Data", '"storage"');
}

/** Bytes of the body as announced; nothing when it comes in chunks, whose number nobody knows. */
function sizeOf({ headers }: IncomingMessage): number | undefined {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : undefined;
}

/** Ends the connection of a body that drips in (L7). */
function boundArrival(request: IncomingMessage, limit: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.complete || request.destroy(), limit);
  request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: readonly string[] = [],
): void {
  const hasBody = sizeOf(request) !== 0;
  sendJson(response, status, JSON.stringify({ errors: [{ message }] }), [
    ...headers,
    ...(hasBody ? closeAfter(request, response) : []),
  ]);
}
