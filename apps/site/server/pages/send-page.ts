import type { IncomingMessage, ServerResponse } from "node:http";
import { sitePath, withQuery } from "@miqyas/contract";
import { isbot } from "isbot";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { chooseEncoding } from "@miqyas/http/content-encoding";
import { isUnmodified } from "@miqyas/http/etag";
import type { HeaderList } from "./page-headers.ts";
import { isComplete } from "./page.ts";
import type { Page } from "./page.ts";
import type { CacheResult } from "./cache/page-cache.ts";
import { splitTarget } from "@miqyas/http/request-target";

/** `Retry-After` for a crawler when a page lacks its content, seconds. */
const retryAfter = "120";

interface PageAddress {
  /** The address names no language: the visitor's own choice decided (LANG-4). */
  negotiated: boolean;
  /** Whether only few addresses of its kind exist. */
  cacheable: boolean;
}

/** Sends a page in the encoding that the browser accepts. Returns the status that was sent. */
export function sendPage(
  { headers: requestHeaders, url = "/" }: IncomingMessage,
  response: ServerResponse,
  { page, staleReason }: CacheResult,
  { negotiated, cacheable }: PageAddress,
): number {
  const representation = page.representations[chooseEncoding(requestHeaders["accept-encoding"])];
  const headers = negotiated ? representation.negotiated : representation.localized;
  const notModified = isNotModified(page, requestHeaders["if-none-match"]);
  const empty = isEmptyForCrawler(page, requestHeaders["user-agent"]);
  const status = notModified ? 304 : empty ? 503 : page.status;
  const special = staleReason !== null || page.location !== null || empty || !cacheable;
  response.writeHead(
    status,
    special
      ? [
          ...(staleReason === "changed" || !cacheable ? forOneVisitor(headers) : headers),
          ...specialHeaders(page, staleReason, empty),
          ...redirectHeaders(page, url, negotiated),
        ]
      : headers,
  );
  response.end(notModified || response.req.method === "HEAD" ? undefined : representation.body);
  return status;
}

/**
 * Without the age for shared caches: they would keep any number of searches (SRCH-13), and one that was purged for a
 * change would keep the page from before it.
 */
const forOneVisitor = (headers: HeaderList): HeaderList =>
  headers.map((value) => (value === cachePolicies.page ? cachePolicies.changingPage : value));

function specialHeaders(page: Page, staleReason: CacheResult["staleReason"], empty: boolean): HeaderList {
  return [
    ...(staleReason === null ? [] : ["X-Stale", staleReason]),
    ...(empty ? ["Retry-After", retryAfter] : []),
  ];
}

/**
 * Where a redirect leads, with the visitor's query (RT-24). From an address without a language it leads to one without:
 * the visitor's own choice decides there too (LANG-4).
 */
function redirectHeaders({ location }: Page, url: string, negotiated: boolean): HeaderList {
  if (location === null) return [];
  return [
    "Location",
    withQuery(negotiated ? (sitePath(location) ?? location) : location, splitTarget(url).search),
  ];
}

/** Whether the browser has this page already. */
const isNotModified = (page: Page, ifNoneMatch: string | undefined): boolean =>
  page.status === 200 && isComplete(page) && isUnmodified(ifNoneMatch, page.etag);

/** Whether a crawler must not index a page, because its main content is missing. People can read the rest (F2). */
const isEmptyForCrawler = (page: Page, userAgent: string | undefined): boolean =>
  page.missing === "main" && isbot(userAgent);
