import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { challengePath } from "@miqyas/contract/form-headers";
import { findRead } from "@miqyas/contract/reads";
import { answerEmpty, answerJson } from "@miqyas/http/answer";
import { isPlainPath, splitTarget } from "@miqyas/http/request-target";
import { addOthers, addRoute, nameRoute } from "@miqyas/http/routes";
import type { Handler, Route } from "@miqyas/http/routes";
import { formCalls } from "./forms/form-kinds.ts";
import type { Forms } from "./forms/forms.ts";
import { detectLanguage } from "./shared/language.ts";
import type { RequestFacts } from "./shared/access-log.ts";
import { refusal } from "./shared/refusals.ts";
import type { RefusalReason } from "./shared/refusals.ts";

/** Answers some requests. For any other it resolves with false and changes nothing. */
export type Interceptor = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** The handlers of the routes. */
export interface Handlers {
  health: { alive: Handler; ready: Handler };
  /** The backend announces changes of content. */
  contentSignal: Handler;
  /** Browsers report violations of the security policy. */
  cspReport: Handler;
  /** Pages report what is counted (RT-30). */
  usage: Handler;
  assets: {
    /** Addresses of all files of the build. */ addresses: readonly string[];
    answer: Handler;
    /** The service worker of every page. */
    worker: Handler;
  };
  seoFiles: { answer: Handler };
  forms: Pick<Forms, "contactCall" | "newsletterCall" | "challenge" | "contactPost" | "newsletterPost">;
  /** The newsletter's form, and the pages that the links of its mails open. */
  newsletterLinks: Record<"form" | "confirm" | "unsubscribe", Handler>;
  proxy: { call: Handler; file: Handler };
  /** Pages with a draft, for the back office and for holders of a link (RT-27). */
  preview: Handler;
  /** React Router's pages. They write their own line in the log. */
  pages: Handler;
}

export interface RouterOptions extends Handlers {
  secure: boolean;
  /** Paths of the backend's files. */
  filePaths: readonly string[];
  /** The development server's own files. */
  development?: Interceptor | undefined;
  /** Called for every answer except pages. */
  answered: (facts: RequestFacts) => void;
  /** Answers a request whose handler threw, with the fallback error page. */
  failed: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
}

/** Adds every route of the site. The more specific address wins. */
export function addRoutes(app: FastifyInstance, options: RouterOptions): void {
  const { health, assets, seoFiles, forms, newsletterLinks, proxy, secure } = options;

  const refuse = (reply: FastifyReply, status: number, reason: RefusalReason, allow?: string) => {
    const locale = detectLanguage(undefined, reply.request.headers["accept-language"]);
    return answerJson(reply, status, refusal(reason, locale), {
      secure,
      ...(allow && { headers: { Allow: allow } }),
    });
  };
  const unknownCall: Handler = (_request, reply) => refuse(reply, 404, "notFound");

  /** Forwards only a path that every server reads alike (B23). */
  const onPlainPath =
    (handler: Handler): Handler =>
    (request, reply) => {
      const { pathname: path } = splitTarget(request.raw.url ?? "");
      const [prefix = ""] = (request.routeOptions.url ?? "").split("*", 1);
      return isPlainPath(path) && path.startsWith(prefix)
        ? handler(request, reply)
        : refuse(reply, 400, "badAddress");
    };
  const inDevelopment =
    (handler: Handler): Handler =>
    async (request, reply) =>
      (await options.development?.(request, reply)) ? reply.hijack() : handler(request, reply);

  const readOrPost =
    (opened: Handler, posted: Handler): Handler =>
    (request, reply) =>
      request.method === "POST" ? posted(request, reply) : opened(request, reply);

  const read = (url: string, handler: Handler): Route => ({ url, ...reading, handler });
  const post = (url: string, handler: Handler): Route => ({ url, ...posting, handler });
  const link = (url: string, handler: Handler): Route => ({
    ...{ url, ...readingOrPosting, handler, logAs: url.replace(/^\/ar/, "") },
  });
  const every = (url: string, handler: Handler): Route => ({ url, methods: everyMethod, handler });
  const form = (url: string, handler: Handler): Route => ({ url, methods: ["POST"], handler });
  const call = (url: string, handler: Handler): Route => ({
    ...{ url, methods: readingOrPosting.methods, handler: onPlainPath(handler), logAs: nameCall },
    others: onPlainPath((_request, reply) => refuse(reply, 405, "method", "GET, HEAD, POST")),
  });

  const routes: readonly Route[] = [
    read("/healthz", health.alive),
    read("/readyz", health.ready),
    post("/__signal", options.contentSignal),
    post("/csp-report", options.cspReport),
    post("/usage", options.usage),

    read("/worker.js", assets.worker),
    read("/assets/*", inDevelopment(assets.answer)),
    ...assets.addresses
      .filter((address) => !address.startsWith("/assets/"))
      .map((address) => read(address, assets.answer)),

    read("/robots.txt", seoFiles.answer),
    read("/sitemap.xml", seoFiles.answer),
    read("/sitemap-:file(^[1-9]\\d{0,2}$).xml", seoFiles.answer),
    read("/feed.xml", seoFiles.answer),
    read("/ar/feed.xml", seoFiles.answer),

    every(formCalls.contact.path, forms.contactCall),
    every(formCalls.newsletter.path, forms.newsletterCall),
    every(`/api/v1${challengePath}`, forms.challenge),
    call("/api/v1/*", proxy.call),
    every("/api/*", onPlainPath(unknownCall)),
    every("/api", unknownCall),
    ...options.filePaths.map((path) => read(`${path}/*`, onPlainPath(proxy.file))),

    link("/newsletter/confirm", newsletterLinks.confirm),
    link("/ar/newsletter/confirm", newsletterLinks.confirm),
    link("/newsletter/unsubscribe", newsletterLinks.unsubscribe),
    link("/ar/newsletter/unsubscribe", newsletterLinks.unsubscribe),
    link("/newsletter", readOrPost(newsletterLinks.form, forms.newsletterPost)),
    link("/ar/newsletter", readOrPost(newsletterLinks.form, forms.newsletterPost)),
    read("/preview/*", options.preview),
    form("/contact", forms.contactPost),
    form("/ar/contact", forms.contactPost),
  ];

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    // Fastify refused the request, or a file's precondition or range failed.
    if (statusCode >= 400 && statusCode < 500) return answerEmpty(reply, statusCode);
    return options.failed(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    reading.methods.includes(request.method) ? answerEmpty(reply, 404) : reading.others(request, reply),
  );
  // Pages log their own line. An `onResponse` listener would cost a hit more than the line.
  app.route({
    url: "*",
    method: [...reading.methods],
    handler: options.development ? inDevelopment(options.pages) : options.pages,
  });
  app.register((logged, _options, done) => {
    logged.addHook("onResponse", (request, reply, next) => {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      options.answered({ route: nameRoute(request, "*"), status: reply.statusCode, ms });
      next();
    });
    for (const route of routes) addRoute(logged, route, everyMethod);
    addOthers(logged, { url: "*", ...reading }, everyMethod);
    done();
  });
}

const notAllowed =
  (allow: string): Handler =>
  (_request, reply) =>
    answerEmpty(reply, 405, { Allow: allow });
const reading = { methods: ["GET", "HEAD"], others: notAllowed("GET, HEAD") };
const posting = { methods: ["POST"], others: notAllowed("POST") };
const readingOrPosting = { methods: ["GET", "HEAD", "POST"], others: notAllowed("GET, HEAD, POST") };
const everyMethod = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

/** Name of a call in logs: its resource, `/api/v1/blogs/:id`, without the id. */
const nameCall = ({ raw: { url = "" } }: FastifyRequest): string => namePath(url);

/** Name of a call to the backend in traces. */
export const nameBackendCall = (method: string, path: string): string =>
  `${method} ${path.startsWith("/api/v1/") ? namePath(path) : "file"}`;

/** An address of the contract without the id. Any other may hold what somebody typed. */
function namePath(url: string): string {
  const { pathname } = splitTarget(url);
  const form = Object.values(formCalls).find(({ path }) => path === pathname);
  return form?.path ?? findRead(pathname)?.pattern.replace(/:\w+/, ":id") ?? "/api/v1/*";
}
