import type { Lifecycle } from "@miqyas/http/graceful-stop";
import { createMetrics } from "@miqyas/http/metrics";
import { measureOutgoingCalls } from "@miqyas/http/outgoing-calls";
import type { Breakers } from "@miqyas/http/resilience/circuit-breakers";
import type { Forms } from "./forms/forms.ts";
import type { PageCache } from "./pages/cache/page-cache.ts";
import type { Rendered } from "./pages/page.ts";
import type { AccessLog } from "./shared/access-log.ts";

/** The parts of the site that a scrape reads. */
export interface MeasuredParts {
  accessLog: Pick<AccessLog, "showIn">;
  breakers: Pick<Breakers, "open">;
  pages: Pick<PageCache, "status">;
  forms: Pick<Forms, "counts" | "status">;
  lifecycle: Pick<Lifecycle, "stopping">;
}

/** The metrics of the site's server. Calls to the backend are measured from here on. */
export function createSiteMetrics(backendUrl: string) {
  const metrics = createMetrics("site");
  measureOutgoingCalls({ metrics, origins: [new URL(backendUrl).origin], name: nameCall });
  const observeRender = metrics.times(
    "miqyas_render_seconds",
    "Time of renders of pages, with their calls, by whether all content was there",
    ["result"],
    [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8],
  );
  const observePublished = metrics.times(
    "miqyas_publish_visible_seconds",
    "Time from a publish until the pages visited last show it",
    [],
    [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60],
  );

  return {
    serve: metrics.serve,
    close: metrics.close,
    published: (ms: number) => observePublished({}, ms),

    timeRender(rendered: Promise<Pick<Rendered, "missing">>): void {
      const started = performance.now();
      const end = (result: string) => observeRender({ result }, performance.now() - started);
      rendered.then(
        ({ missing }) => end(missing === "nothing" ? "complete" : "incomplete"),
        () => end("failed"),
      );
    },

    show({ accessLog, breakers, pages, forms, lifecycle }: MeasuredParts): void {
      accessLog.showIn(metrics);
      metrics.gauge("miqyas_ready", "1 when /readyz is 200", [], () => [
        { value: lifecycle.stopping ? 0 : 1 },
      ]);
      metrics.gauge(
        "miqyas_pages_degraded",
        "1 while the last render lacked content because the backend did not give it",
        [],
        () => [{ value: Number(pages.status.degraded) }],
      );
      metrics.gauge(
        "miqyas_paused_resources",
        "Resources that failed five times within 10 s and have not answered since",
        [],
        () => [{ value: breakers.open }],
      );
      metrics.gauge("miqyas_page_cache_pages", "Pages in memory", [], () => [{ value: pages.status.pages }]);
      metrics.gauge("miqyas_page_cache_bytes", "Size of the pages in memory", [], () => [
        { value: pages.status.bytes },
      ]);
      metrics.gauge("miqyas_page_cache_oldest_seconds", "Age of the oldest page in memory", [], () => [
        { value: pages.status.oldestCopyAge },
      ]);
      metrics.gauge("miqyas_submissions", "Messages in the submission queue, by state", ["state"], () => {
        const { waiting, delivered, confirmed, deadLetters } = forms.counts();
        return Object.entries({ waiting, delivered, confirmed, dead_letter: deadLetters }).map(
          ([state, value]) => ({ labels: { state }, value }),
        );
      });
      metrics.gauge(
        "miqyas_submissions_oldest_seconds",
        "Age of the oldest message that the backend does not have yet; 0 without one",
        [],
        () => {
          const { oldestAge } = forms.status();
          return [{ value: oldestAge === null ? null : oldestAge / 1000 }];
        },
      );
      metrics.gauge(
        "miqyas_submission_queue_available",
        "1 while the submission queue takes messages",
        [],
        () => [{ value: Number(forms.status().available) }],
      );
    },
  };
}

export type SiteMetrics = ReturnType<typeof createSiteMetrics>;

/** What a call to the backend is for: a form, a file, or data. */
const nameCall = (method: string, path: string): string =>
  method === "POST" ? "form" : path.startsWith("/api/v1/") ? "read" : "file";
