import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { previewHeader, previewMessages, previewPurpose, readPreviewClaims } from "@miqyas/contract";
import type { PreviewClaims } from "@miqyas/contract";
import { cachePolicies } from "@miqyas/http/cache-policies";
import type { ClientLimit } from "@miqyas/http/client-limit";
import { chooseEncoding, compressAs } from "@miqyas/http/content-encoding";
import { createConcurrencyLimiter } from "@miqyas/http/resilience/concurrency-limiter";
import { splitTarget } from "@miqyas/http/request-target";
import { documentHeaders } from "@miqyas/http/security-headers";
import { readToken } from "@miqyas/http/signed-token";
import { detectLanguage } from "../shared/language.ts";
import { previewPolicy, sourceHash } from "./csp.ts";
import type { PolicySettings } from "./csp.ts";
import type { FallbackErrorPage } from "./fallback-error-page.ts";
import { pageKey } from "./page-key.ts";
import type { Rendered } from "./page.ts";
import { renderDeadline } from "./render/render.ts";
import { withoutScripts } from "./render/without-scripts.ts";

export interface PreviewPagesOptions {
  /** Secret shared with the backend. Without it there are no previews. */
  secret: string | undefined;
  /** Renders the page of a key with calls to the backend that carry the token. */
  render: (key: string, backendFetch: typeof fetch) => Promise<Rendered>;
  settings: PolicySettings;
  /** Limit of previews per client. */
  limit: ClientLimit;
  sendFallbackErrorPage: FallbackErrorPage;
  /** Called with the error of a failed render. */
  report: (error: unknown) => void;
}

/** Limit of previews per client: one per second and language while somebody writes. */
export const previewRule = { count: 240, period: 60_000 };

/**
 * `GET /preview/<token>`: the page that shows a draft, in the token's language (RT-27). It is rendered for each request,
 * past every cache, and runs no script of the site: it sends no form and leaves nothing in the browser. An invalid token,
 * or one that the backend refuses, is answered with 410.
 */
export function createPreviewPages(options: PreviewPagesOptions) {
  const { secret, render, settings, limit, sendFallbackErrorPage, report } = options;
  const limitRenders = createConcurrencyLimiter({ running: 2, waiting: 50, timeout: renderDeadline });

  return async function answerPreview(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { headers, originalUrl } = request;
    const token = path.posix.basename(splitTarget(originalUrl).pathname);
    const claims = secret === undefined ? undefined : readClaims(token, secret);
    const locale = claims?.locale ?? detectLanguage(headers.cookie, headers["accept-language"]);
    const fail = (details?: Parameters<FallbackErrorPage>[2]) => {
      reply.hijack();
      sendFallbackErrorPage(reply.raw, locale, details);
      return reply;
    };
    const ended = () => fail({ status: 410, subject: { ended: "preview" } });
    if (!claims) return ended();
    if ((await limit(request)) > 0) return fail({ status: 429 });
    const backend = createPreviewFetch(token);
    try {
      const key = pageKey({ locale, path: claims.path, query: "" });
      const { html, status } = await limitRenders(() => render(key, backend.fetch));
      if (backend.wasRefused()) return ended();
      const encoding = chooseEncoding(headers["accept-encoding"]);
      const { page, scriptHash } = preparePreview(html.toString(), claims);
      const { "X-Frame-Options": _framed, ...security } = documentHeaders(settings.secure);
      return await reply
        .code(status)
        .headers({
          ...security,
          "Content-Type": "text/html; charset=utf-8",
          "Content-Language": locale,
          "Content-Security-Policy": previewPolicy({ office: claims.office, scriptHash }, settings),
          "Cache-Control": cachePolicies.nothing,
          "Referrer-Policy": "no-referrer",
          "X-Robots-Tag": "noindex, nofollow",
          ...(encoding !== "identity" && { "Content-Encoding": encoding }),
        })
        .send(await compressAs(encoding, Buffer.from(page), "now"));
    } catch (error) {
      report(error);
      return fail();
    }
  };
}

const readClaims = (token: string, secret: string): PreviewClaims | undefined =>
  readPreviewClaims(readToken(previewPurpose, token, secret));

/** A `fetch` that adds the token to every call. It knows whether the backend has refused the token. */
function createPreviewFetch(token: string) {
  let refused = false;
  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(previewHeader, token);
    const response = await fetch(input, { ...init, headers });
    refused ||= response.status === 403;
    return response;
  };
  return { fetch: ask, wasRefused: () => refused };
}

/**
 * Replaces the scripts of a page by one. It tells the back office that the page is there, loads it again when the back
 * office says so, which keeps the place on the page, and applies the styles for readers without scripts: everything is open.
 */
function preparePreview(html: string, { office }: PreviewClaims): { page: string; scriptHash: string } {
  // The rules of a sheet that has not arrived cannot be read.
  const script = [
    `addEventListener("message",(e)=>{if(e.origin===${JSON.stringify(office)}&&e.data==="${previewMessages.reload}")location.reload()});`,
    `if(parent!==self)parent.postMessage("${previewMessages.shown}",${JSON.stringify(office)});`,
    "const open=(rules)=>{for(const rule of rules){",
    'if(rule.media?.mediaText.includes("scripting: none"))rule.media.mediaText="all";',
    "if(rule.cssRules)open(rule.cssRules)}};",
    'addEventListener("DOMContentLoaded",()=>{for(const sheet of document.styleSheets)try{open(sheet.cssRules)}catch{}});',
  ].join("");
  return {
    page: withoutScripts(html).replace(
      "<head>",
      () => `<head><base target="_blank"/><script>${script}</script>`,
    ),
    scriptHash: sourceHash(script),
  };
}
