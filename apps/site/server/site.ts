import type { FastifyInstance } from "fastify";
import type { ClientLimit } from "@miqyas/http/client-limit";
import type { Lifecycle } from "@miqyas/http/graceful-stop";
import { createSignalHandler } from "./content-signal.ts";
import { createReportHandler } from "./csp-report.ts";
import type { Violation } from "./csp-report.ts";
import { createHealth } from "./health.ts";
import type { PageCache } from "./pages/cache/page-cache.ts";
import type { Redirects } from "./pages/redirects.ts";
import type { FallbackErrorPage } from "./pages/fallback-error-page.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { createPageRoutes } from "./pages/page-routes.ts";
import { addRoutes } from "./router.ts";
import type { Handlers, RouterOptions } from "./router.ts";
import type { SeoFiles } from "./seo-files/seo-files.ts";
import type { RequestFacts } from "./shared/access-log.ts";
import type { SiteApp } from "./shared/app-build.ts";
import type { Settings } from "./shared/env.ts";
import { detectLanguage } from "./shared/language.ts";

/** The parts of the site's server. */
export interface SiteParts
  extends
    Pick<Handlers, "assets" | "forms" | "newsletterLinks" | "preview" | "proxy" | "usage">,
    Pick<RouterOptions, "development"> {
  settings: Pick<Settings, "FORWARD_PATHS" | "SITE_SIGNAL_SECRET" | "secure" | "styleguide">;
  resolveAddress: SiteApp["resolveAddress"];
  pages: PageCache;
  /** Old addresses. */
  redirects: Redirects;
  /** Sitemap, robots.txt and feeds. */
  seoFiles: SeoFiles;
  lifecycle: Lifecycle;
  sendFallbackErrorPage: FallbackErrorPage;
  /** More about this process for `/readyz`. */
  details?: () => Record<string, unknown>;
  /** Limit per client of searches, filters and late pages of lists. */
  limitEndlessPages: ClientLimit;
  answered: (facts: RequestFacts) => void;
  violated: (violation: Violation) => void;
  /** Receives the time from a publish until the pages that were rendered again show it, ms. */
  published?: ((ms: number) => void) | undefined;
  /** Tells the CDN that content of these kinds changed. */
  purge?: (kinds: readonly string[]) => void;
  report: (error: unknown) => void;
}

/** Gives an app every route of the site. */
export function createSite(app: FastifyInstance, parts: SiteParts): void {
  const { settings, pages, redirects, seoFiles, lifecycle, answered, report, details = () => ({}) } = parts;
  const { sendFallbackErrorPage } = parts;
  const { secure, styleguide } = settings;
  addRoutes(app, {
    ...parts,
    secure,
    filePaths: settings.FORWARD_PATHS,
    health: createHealth({ pages, lifecycle, secure, details }),
    cspReport: createReportHandler({ log: parts.violated }),
    contentSignal: createSignalHandler({
      secret: settings.SITE_SIGNAL_SECRET,
      announce(kinds, changedAt) {
        seoFiles.announce(kinds);
        redirects.announce(kinds);
        pages.announce(kinds, () => parts.published?.(Date.now() - changedAt));
        parts.purge?.(kinds);
      },
    }),
    pages: createPageHandler({
      findPage: createPageRoutes({ resolveAddress: parts.resolveAddress, styleguide }),
      ...{ pages, redirects, secure, answered, sendFallbackErrorPage, report },
      limit: parts.limitEndlessPages,
    }),
    failed(error, { headers }, reply) {
      report(error);
      reply.hijack();
      sendFallbackErrorPage(reply.raw, detectLanguage(headers.cookie, headers["accept-language"]));
    },
  });
}
