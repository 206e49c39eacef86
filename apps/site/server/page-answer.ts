import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import type { PageDestination } from "./address-book.ts";
import { chooseEncoding } from "./encodings.ts";
import type { HeaderList } from "./headers.ts";
import { detectLanguage } from "./language.ts";
import { answerLastResort } from "./last-resort.ts";
import type { RequestFacts } from "./log.ts";
import { isComplete } from "./page.ts";
import type { Page } from "./page.ts";
import type { PageCache, Visit } from "./page-cache.ts";

/** Seconds after which a crawler may come again for a page that has nothing to show yet. */
const retryAfter = "120";

export interface PageAnswerOptions {
  pages: Pick<PageCache, "find">;
  /** Hears of every answer. */
  answered: (facts: Omit<RequestFacts, "route" | "ms">) => void;
  /** A page that could not be made at all. */
  report: (error: unknown) => void;
}

/** Answers a request for a page: at once on a hit, without a promise. */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { locale: named, keys, cacheable }: PageDestination,
  { pages, answered, report }: PageAnswerOptions,
): void {
  const { headers } = request;
  const locale = named ?? detectLanguage(headers.cookie, headers["accept-language"]);
  const neutral = named === null;

  const send = (visit: Visit) => {
    const status = sendPage(request, response, visit, neutral);
    answered({ status, cache: visit.source, lang: locale });
  };
  const fail = (error: unknown) => {
    report(error);
    answerLastResort(response, locale);
    answered({ status: 503, lang: locale });
  };
  try {
    const visit = pages.find(keys[locale], cacheable);
    if (visit instanceof Promise) visit.then(send).catch(fail);
    else send(visit);
  } catch (error) {
    fail(error);
  }
}

/** Sends a page in the form the browser takes; returns the status that went out. */
function sendPage(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { page, note }: Visit,
  neutral: boolean,
): number {
  const form = page.forms[chooseEncoding(asked["accept-encoding"])];
  const headers = neutral ? form.neutral : form.prefixed;
  const held = isHeld(page, asked["if-none-match"]);
  const withheld = isEmptyForCrawler(page, asked["user-agent"]);
  const status = held ? 304 : withheld ? 503 : page.status;
  const special = note !== null || page.location !== null || withheld;
  response.writeHead(status, special ? [...headers, ...specialHeaders(page, note, withheld)] : headers);
  response.end(held || response.req.method === "HEAD" ? undefined : form.body);
  return status;
}

function specialHeaders(page: Page, note: Visit["note"], withheld: boolean): HeaderList {
  return [
    ...(note === null ? [] : ["X-Stale", note]),
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
