import type { FastifyInstance } from "fastify";
import { createClientLimit } from "@miqyas/http/client-limit";
import type { ClientLimit } from "@miqyas/http/client-limit";
import { chooseEncoding, compressAs } from "@miqyas/http/content-encoding";
import { createConcurrencyLimiter } from "@miqyas/http/resilience/concurrency-limiter";
import type { AnswerPage, ShowAnswer } from "../shared/show-answer.ts";
import type { PolicySettings } from "./csp.ts";
import type { FallbackErrorPage, FallbackSubject } from "./fallback-error-page.ts";
import { pageHeaders } from "./page-headers.ts";
import { pageKey } from "./page-key.ts";
import type { Rendered } from "./page.ts";
import { renderDeadline } from "./render/render.ts";
import type { RenderOptions } from "./render/render.ts";

export interface AnswerPagesOptions {
  /** Renders the page of a key with its answer. */
  render: (key: string, options: Required<Pick<RenderOptions, "method" | "answer">>) => Promise<Rendered>;
  settings: PolicySettings;
  limits: AnswerPageLimits;
  sendFallbackErrorPage: FallbackErrorPage;
  /** Called with the error of a failed render. */
  report: (error: unknown) => void;
}

/** Limits of such pages per client. */
export type AnswerPageLimits = Record<"GET" | "POST", ClientLimit>;

/** Each request renders, at a hundred times the cost of a cached page. */
const rule = { count: 60, period: 60_000 };

/** The answer to what was done does not depend on how many such pages the client has opened. */
export const createAnswerPageLimits = (app: FastifyInstance): AnswerPageLimits => ({
  GET: createClientLimit(app, rule),
  POST: createClientLimit(app, rule),
});

/** The fallback page for an unsent form says that the form was not stored. */
const subjectOf = (answer: AnswerPage["answer"]): FallbackSubject | undefined =>
  answer?.kind === "contact" || answer?.kind === "newsletter" ? { unsent: answer.kind } : undefined;

/** Shows pages of the app that answer one visitor. When the render fails, the fallback page is sent. */
export function createAnswerPages(options: AnswerPagesOptions): ShowAnswer {
  const { render, settings, limits, sendFallbackErrorPage, report } = options;
  const limitRenders = createConcurrencyLimiter({ running: 2, waiting: 50, timeout: renderDeadline });

  async function renderAnswer(method: "GET" | "POST", page: AnswerPage): Promise<Rendered> {
    const { locale, path, query = "", answer } = page;
    const key = pageKey({ locale, path, query });
    const rendered = await limitRenders(() => render(key, { method, answer }));
    if (rendered.status !== (answer?.status ?? 200))
      throw new Error(`The page of ${path} answers ${rendered.status}`);
    return rendered;
  }

  return async function showAnswer(request, reply, page) {
    const { locale, negotiated, answer, headers } = page;
    const method = request.method === "POST" ? "POST" : "GET";
    if ((await limits[method](request)) > 0) {
      reply.hijack();
      sendFallbackErrorPage(reply.raw, locale, { status: 429, subject: subjectOf(answer) });
      return reply;
    }
    try {
      const rendered = await renderAnswer(method, page);
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const body = await compressAs(encoding, rendered.html, "now");
      const facts = { ...rendered, etag: "", complete: false, styles: [] };
      return await reply
        .code(rendered.status)
        .headers({
          ...toObject(pageHeaders(facts, settings, negotiated)),
          "X-Robots-Tag": "noindex",
          ...(encoding !== "identity" && { "Content-Encoding": encoding }),
          ...headers,
        })
        .send(body);
    } catch (error) {
      report(error);
      reply.hijack();
      sendFallbackErrorPage(reply.raw, locale, { subject: subjectOf(answer) });
      return reply;
    }
  };
}

/** A header list as an object. */
function toObject(list: readonly string[]): Record<string, string> {
  const pairs = list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? ""]] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
}
