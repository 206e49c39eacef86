import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { SiteApp } from "./app-build.ts";
import { createAddressBook } from "./address-book.ts";
import type { Destination } from "./address-book.ts";
import { answerEmpty, answerJson, refusal } from "./answer.ts";
import type { Assets } from "./assets.ts";
import { createReportHandler } from "./csp-report.ts";
import type { Violation } from "./csp-report.ts";
import type { Settings } from "./env.ts";
import type { Documents } from "./findable/documents.ts";
import type { ForwardCall } from "./forward-call.ts";
import type { ForwardFile } from "./forward-file.ts";
import { answerHealth, answerReadiness } from "./health.ts";
import type { Lifecycle } from "./health.ts";
import { detectLanguage, languageCookie } from "./language.ts";
import { answerLastResort } from "./last-resort.ts";
import type { RequestFacts } from "./log.ts";
import type { NewsletterLinks } from "./newsletter/newsletter-links.ts";
import { answerPage } from "./page-answer.ts";
import type { PageCache } from "./page-cache.ts";
import { createSignalHandler } from "./signal.ts";

/** Answers some requests by itself: resolves with false, nothing touched, for any other. */
export type Interceptor = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** What the site is put together from. */
export interface SiteParts {
  settings: Settings;
  resolveAddress: SiteApp["resolveAddress"];
  pages: PageCache;
  files: ReadonlyMap<string, unknown>;
  assets: Assets;
  /** Sitemap, robots.txt and feeds. */
  documents: Documents;
  forwardCall: ForwardCall;
  forwardFile: ForwardFile;
  lifecycle: Lifecycle;
  /** The forms of visitors. */
  forms?: Interceptor;
  /** The pages that the links of the newsletter's mails open. */
  newsletterLinks: NewsletterLinks;
  /** The development server's own files. */
  development?: Interceptor;
  /** More about this process for `/readyz`. */
  details?: () => Record<string, unknown>;
  answered: (facts: RequestFacts) => void;
  violated: (violation: Violation) => void;
  report: (error: unknown) => void;
}

/** Tenths of a millisecond are enough for a log. */
const since = (started: number) => Math.round((performance.now() - started) * 10) / 10;

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

/** Every request of the site, told apart by its address. */
export function createSite(parts: SiteParts): RequestListener {
  const { settings, pages, documents, lifecycle, answered, report } = parts;
  const { secure } = settings;
  const find = createAddressBook({ ...parts, isFile: (pathname) => parts.files.has(pathname) });
  const takeReport = createReportHandler({ log: parts.violated });
  const takeSignal = createSignalHandler({
    secret: settings.SITE_SIGNAL_SECRET,
    announce(kinds) {
      documents.announce(kinds);
      pages.announce(kinds);
    },
  });

  const refuse = (
    response: ServerResponse,
    status: number,
    reason: Parameters<typeof refusal>[0],
    allow?: string,
  ) =>
    answerJson(
      response,
      status,
      refusal(reason, detectLanguage(undefined, response.req.headers["accept-language"])),
      { secure, headers: allow ? ["Allow", allow] : [] },
    );

  /** Whatever is not the page of a `GET`. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    destination: Destination,
  ): Promise<void> {
    const { method } = request;
    const mayBeForm = method === "POST" || destination.kind === "call";
    if (mayBeForm && (await parts.forms?.(request, response))) return;
    switch (destination.kind) {
      case "health":
      case "readiness": {
        if (!isRead(method)) return answerEmpty(response, 405, ["Allow", "GET, HEAD"]);
        const answerWith = destination.kind === "health" ? answerHealth : answerReadiness;
        return answerWith(response, { ...parts, secure });
      }
      case "signal":
        return takeSignal(request, response);
      case "csp-report":
        return takeReport(request, response);
      case "refused":
        return answerEmpty(response, destination.status);
      case "bad-call":
        return refuse(response, 400, "badAddress");
      case "unknown-call":
        return refuse(response, 404, "unknown");
      case "call":
        if (!isRead(method) && method !== "POST") return refuse(response, 405, "method", "GET, HEAD, POST");
        return parts.forwardCall(request, response);
      case "newsletter-link":
        if (!isRead(method) && method !== "POST")
          return answerEmpty(response, 405, ["Allow", "GET, HEAD, POST"]);
        return parts.newsletterLinks(request, response);
      case "media":
        if (!isRead(method)) return answerEmpty(response, 405, ["Allow", "GET, HEAD"]);
        return parts.forwardFile(request, response);
      case "document":
        if (!isRead(method)) return answerEmpty(response, 405, ["Allow", "GET, HEAD"]);
        return documents.answer(request, response, destination.address);
      case "redirect":
      case "language":
        if (!isRead(method)) return answerEmpty(response, 405, ["Allow", "GET, HEAD"]);
        return redirect(response, destination);
      case "file":
      case "page":
        if (!isRead(method)) return answerEmpty(response, 405, ["Allow", "GET, HEAD"]);
        if (await parts.development?.(request, response)) return;
        if (destination.kind === "file") return parts.assets.answer(request, response, destination.address);
        return answerPage(request, response, destination, { pages, report, answered: () => undefined });
    }
  }

  function redirect(
    response: ServerResponse,
    destination: Extract<Destination, { kind: "redirect" | "language" }>,
  ): void {
    const location = ["Location", destination.to];
    if (destination.kind === "redirect") return answerEmpty(response, destination.status, location);
    answerEmpty(response, 303, [...location, "Set-Cookie", languageCookie(destination.locale, secure)]);
  }

  return (request, response) => {
    const started = performance.now();
    lifecycle.requestedAt = started;
    if (lifecycle.stopping) response.shouldKeepAlive = false;
    const destination = find(request.url);
    const { route } = destination;
    if (destination.kind === "page" && isRead(request.method) && !parts.development)
      return answerPage(request, response, destination, {
        pages,
        report,
        answered: (facts) => answered({ route, ms: since(started), ...facts }),
      });
    response.once("close", () => answered({ route, status: response.statusCode, ms: since(started) }));
    answer(request, response, destination).catch((error: unknown) => {
      report(error);
      answerLastResort(response, detectLanguage(request.headers.cookie, request.headers["accept-language"]));
    });
  };
}
