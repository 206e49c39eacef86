import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { localizePath, withQuery } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { answerEmpty } from "@miqyas/http/answer";
import { cachePolicies } from "@miqyas/http/cache-policies";
import type { ClientLimit } from "@miqyas/http/client-limit";
import type { RequestFacts } from "../shared/access-log.ts";
import { detectLanguage, languageCookie } from "../shared/language.ts";
import type { CacheResult, PageCache } from "./cache/page-cache.ts";
import type { FallbackErrorPage, FallbackSubject } from "./fallback-error-page.ts";
import { readPageKey } from "./page-key.ts";
import { goneKeys } from "./page-routes.ts";
import type { PageRoute, PageTarget } from "./page-routes.ts";
import type { Redirects } from "./redirects.ts";
import { sendPage } from "./send-page.ts";

export interface PageHandlerOptions {
  findPage: (url: string) => PageTarget;
  pages: Pick<PageCache, "find">;
  redirects: Redirects;
  secure: boolean;
  /** Limit per client of pages that are not kept. */
  limit: ClientLimit;
  /** Called for every answer. */
  answered: (facts: RequestFacts) => void;
  sendFallbackErrorPage: FallbackErrorPage;
  /** Called with the error of a page that could not be rendered. */
  report: (error: unknown) => void;
}

/** Limit per client of searches, filters and late pages of lists. Each renders and asks the backend. */
export const endlessPageRule = { count: 120, period: 60_000 };

type Missing = NonNullable<PageRoute["missing"]>;

/** The language of an answer: that of the address, else the visitor's. */
const localeOf = (
  { locale }: PageRoute & PageTarget,
  { headers }: Pick<IncomingMessage, "headers">,
): Locale => locale ?? detectLanguage(headers.cookie, headers["accept-language"]);

/** Time since a start, ms, rounded to tenths. */
const since = (started: number) => Math.round((performance.now() - started) * 10) / 10;

/** The stored form whose success a page shows. The fallback page shows its reference too (CON-14). */
function findStored(key: string): FallbackSubject | undefined {
  const { path, query } = readPageKey(key);
  const reference = new URLSearchParams(query).get("sent");
  return reference === null ? undefined : { stored: path === "/" ? "newsletter" : "contact", reference };
}

/**
 * Answers a request for a page. A hit is written directly to the connection, without Fastify's reply and without a
 * promise, because its headers were prepared with the page.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { findPage, pages, redirects, secure, limit, answered, sendFallbackErrorPage, report } = options;

  function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    target: PageRoute & PageTarget,
  ): void {
    const started = performance.now();
    const { route, locale: named, keys, cacheable } = target;
    const locale = localeOf(target, request);

    const send = (result: CacheResult) => {
      const status = sendPage(request, response, result, { negotiated: named === null, cacheable });
      answered({ route, status, ms: since(started), cache: result.status, lang: locale });
    };
    const fail = (error: unknown) => {
      report(error);
      sendFallbackErrorPage(response, locale, { subject: findStored(keys[locale]) });
      answered({ route, status: 503, ms: since(started), lang: locale });
    };
    try {
      const result = pages.find(keys[locale], cacheable);
      if (result instanceof Promise) result.then(send).catch(fail);
      else send(result);
    } catch (error) {
      fail(error);
    }
  }

  /** Answers an address without a page: a redirect (RT-24), or the page of what is gone (RT-25) or unknown (RT-20). */
  async function answerMissing(reply: FastifyReply, target: PageRoute & PageTarget, missing: Missing) {
    const moved = await redirects.find(missing.key);
    if (moved && moved.to !== null) {
      const to = withQuery(localizePath(moved.to, target.locale ?? "en"), missing.search);
      answerEmpty(reply, 301, { Location: to, "Cache-Control": cachePolicies.changingPage });
      return answered({ route: "redirect", status: 301, ms: 0 });
    }
    reply.hijack();
    answerPage(reply.request.raw, reply.raw, moved ? { ...target, keys: goneKeys() } : target);
  }

  /** Answers an address of which there are endlessly many, unless the client has asked for too many of them. */
  async function answerEndless(request: FastifyRequest, reply: FastifyReply, target: PageRoute & PageTarget) {
    const isTooMany = (await limit(request)) > 0;
    reply.hijack();
    if (!isTooMany) return answerPage(request.raw, reply.raw, target);
    const locale = localeOf(target, request);
    sendFallbackErrorPage(reply.raw, locale, { status: 429, subject: findStored(target.keys[locale]) });
    answered({ route: target.route, status: 429, ms: 0, lang: locale });
  }

  return function handlePage(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    const target = findPage(request.raw.url ?? "/");
    if (target.kind === "page" && target.missing) return answerMissing(reply, target, target.missing);
    if (target.kind === "page" && !target.cacheable) return answerEndless(request, reply, target);
    if (target.kind === "page") {
      reply.hijack();
      return answerPage(request.raw, reply.raw, target);
    }
    const { route, to } = target;
    const status = target.kind === "redirect" ? 301 : 303;
    answerEmpty(reply, status, {
      Location: to,
      ...(target.kind === "language" && { "Set-Cookie": languageCookie(target.locale, secure) }),
    });
    answered({ route, status, ms: 0 });
  };
}
