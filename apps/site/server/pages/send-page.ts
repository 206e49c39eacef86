import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { chooseEncoding } from "@miqyas/http/content-encoding";
import type { HeaderList } from "./page-headers.ts";
import { isComplete } from "./page.ts";
import type { Page } from "./page.ts";
import type { CacheResult } from "./cache/page-cache.ts";

/** Seconds after which a crawler may come again for a page that has nothing to show yet. */
const retryAfter = "120";

/** Sends a page in the representation the browser takes; returns the status that went out. */
export function sendPage(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { page, staleReason }: CacheResult,
  negotiated: boolean,
): number {
  const representation = page.representations[chooseEncoding(asked["accept-encoding"])];
  const headers = negotiated ? representation.negotiated : representation.localized;
  const held = isHeld(page, asked["if-none-match"]);
  const withheld = isEmptyForCrawler(page, asked["user-agent"]);
  const status = held ? 304 : withheld ? 503 : page.status;
  const special = staleReason !== null || page.location !== null || withheld;
  response.writeHead(
    status,
    special ? [...headers, ...specialHeaders(page, staleReason, withheld)] : headers,
  );
  response.end(held || response.req.method === "HEAD" ? undefined : representation.body);
  return status;
}

function specialHeaders(page: Page, staleReason: CacheResult["staleReason"], withheld: boolean): HeaderList {
  return [
    ...(staleReason === null ? [] : ["X-Stale", staleReason]),
    ...(page.location === null ? [] : ["Location", page.location]),
    ...(withheld ? ["Retry-After", retryAfter] : []),
  ];
}

/** Whether the browser says that it has this page (RFC 9110 §13.1.2, weak comparison). */
function isHeld(page: Page, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined || page.status !== 200 || !isComplete(page)) return false;
  if (ifNoneMatch === page.etag || ifNoneMatch === "*") return true;
  const opaque = page.etag.slice(2);
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}

/** A page with nothing of what it is about is shown to people, who can read the rest, and kept from an index (F2). */
const isEmptyForCrawler = (page: Page, userAgent: string | undefined): boolean =>
  page.missing === "main" && isbot(userAgent);
