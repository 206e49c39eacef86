import { lookup } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { isPrivateAddress } from "./is-private-address.ts";

/** What a link to another site leads to. A site that refuses machines counts as fine: nothing is known of it. */
export type LinkAnswer = "fine" | "missing" | "unreachable";

interface AskOptions {
  /** Sent as `User-Agent`. */
  agent: string;
  /** For each of the two requests and each redirect, ms. */
  timeout?: number;
  reach?: Reach;
}

/** What may be asked. */
interface Reach {
  ip: (ip: string) => boolean;
  /** `""` is the port of the protocol. */
  port: (port: string) => boolean;
}

const publicWeb: Reach = {
  ip: (ip) => !isPrivateAddress(ip),
  port: (port) => ["", "80", "443"].includes(port),
};

const mostRedirects = 5;

/** Resolves a name to its allowed addresses only. The connection uses them, so no second answer of the DNS counts. */
const lookupAllowed =
  ({ ip }: Reach): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first, ...others] = error ? [] : addresses.filter(({ address }) => ip(address));
      if (!first) callback(error ?? new Error(`${host} has no public address`), "", 0);
      else if (options.all) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });

/** The head of one answer. Its body is not read. */
function askOnce(address: URL, method: "HEAD" | "GET", options: Required<AskOptions>) {
  const { agent, timeout, reach } = options;
  const send = address.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<Pick<IncomingMessage, "statusCode" | "headers">>((resolve, reject) => {
    const request = send(
      address,
      {
        method,
        headers: { "User-Agent": agent, Accept: "*/*" },
        agent: false,
        lookup: lookupAllowed(reach),
        signal: AbortSignal.timeout(timeout),
      },
      ({ statusCode, headers }) => {
        request.destroy();
        resolve({ statusCode, headers });
      },
    );
    request.on("error", reject);
    // An answer of 101 ends the connection without an error. After an answer or an error this changes nothing.
    request.on("close", () => reject(new Error("The connection was closed without an answer")));
    request.end();
  });
}

/** Whether an address may be asked: the web's own ports, and no private host. Names are checked when they are resolved. */
function isAllowed({ protocol, hostname, port }: URL, reach: Reach): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return /^https?:$/.test(protocol) && reach.port(port) && (!isIP(host) || reach.ip(host));
}

/** Follows redirects to the last answer. */
async function askThrough(address: URL, method: "HEAD" | "GET", options: Required<AskOptions>) {
  let next = address;
  for (let step = 0; step <= mostRedirects; step += 1) {
    if (!isAllowed(next, options.reach)) throw new Error("The address is not public");
    const { statusCode = 0, headers } = await askOnce(next, method, options);
    if (statusCode < 300 || statusCode > 399 || !headers.location) return statusCode;
    next = new URL(headers.location, next);
  }
  throw new Error("Too many redirects");
}

/**
 * Asks another site whether it has a page (`HEAD`, and `GET` when that is refused). Never asks a private, local or
 * reserved address, wherever a name or a redirect leads. Reads no body.
 */
export async function askAddress(address: string, options: AskOptions): Promise<LinkAnswer> {
  const all = { timeout: 10_000, reach: publicWeb, ...options };
  try {
    const url = new URL(address);
    const head = await askThrough(url, "HEAD", all).catch(() => 0);
    const status = head >= 200 && head < 400 ? head : await askThrough(url, "GET", all);
    if (status === 404 || status === 410) return "missing";
    return status >= 500 ? "unreachable" : "fine";
  } catch {
    return "unreachable";
  }
}
