import type { FastifyRequest } from "fastify";
import { clientGroup } from "@miqyas/http/client-address";
import { hasMediaType } from "@miqyas/http/media-type";
import { createRateLimiter } from "@miqyas/http/rate-limiter";
import { readBody } from "@miqyas/http/read-body";
import { isObject } from "../../src/property-of.ts";
import { Refused, refuseWhenOver } from "./form-refusal.ts";
import { findTrustedCaller } from "./trusted-caller.ts";
import type { TrustedCaller } from "./trusted-caller.ts";

/** Parses a body as a JSON object. Returns undefined for other JSON, or a body that is not UTF-8 (B14). */
export function readJsonObject(body: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export interface JsonRequestOptions {
  /** Largest body, bytes. */
  largest: number;
  /** Shared with the site's server. */
  siteSecret: string | undefined;
  /** Called with the client of a request that the site's server has not signed. Throws `Refused` to refuse it. */
  admit: (client: string) => void;
}

export interface JsonRequest {
  fields: object;
  /** Absent when the site's server has not signed the request. */
  caller: TrustedCaller | undefined;
  /** As limits count clients. */
  client: string;
}

/** Reads a call with a JSON object. Throws `Refused` or `BodyRefused`. */
export async function readJsonRequest(
  request: FastifyRequest,
  { largest, siteSecret, admit }: JsonRequestOptions,
): Promise<JsonRequest> {
  // Now: the connection may be closed when the body has come.
  const client = clientGroup(request);
  if (!hasMediaType(request.headers, "application/json")) throw new Refused(415, "mediaType");
  const body = await readBody(request.raw, largest);
  const caller = findTrustedCaller(request.headers, body, siteSecret);
  if (!caller) admit(client);
  const fields = readJsonObject(body);
  if (!fields) throw new Refused(400, "notJson");
  return { fields, caller, client };
}

/** Admits a number of requests of this process per client, because wrong and repeated ones cost work too. */
export function createAdmission(): (client: string) => void {
  const requests = createRateLimiter({ count: 60, period: 60_000 });
  return (client) => refuseWhenOver(requests.take(client));
}
